/** Names of things that can be dragged, and of the places they go to. */
export const THING = {
  card: (position: number) => `card ${position}`,
  reserve: (which: number) => `reserve ${which}`,
};
export const PLACE = { trick: 'trick', gap: (position: number) => `gap ${position}` };
