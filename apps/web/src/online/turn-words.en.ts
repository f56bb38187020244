/** What lists say of whoever must decide: since when, and for how long they may. */
export const words = {
  toMove: (name: string) => `${name} to move`,
  since: {
    minutes: (count: number) => `for ${count} min`,
    hours: (count: number) => `for ${count} h`,
    days: (count: number) => `for ${count} days`,
  },
  left: {
    minutes: (count: number) => `${count} min left`,
    hours: (count: number) => `${count} h left`,
    days: (count: number) => `${count} days left`,
  },
};

export type TurnWords = typeof words;
