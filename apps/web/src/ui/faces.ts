/** The animals of people; each a drawing of its own (`public/faces`), told apart by its outline alone. */
export const ANIMALS = [
  'fox',
  'owl',
  'rabbit',
  'frog',
  'hedgehog',
  'bear',
  'fish',
  'bird',
  'snail',
  'octopus',
  'mouse',
  'crab',
] as const;
export type Animal = (typeof ANIMALS)[number];

/** The masks of bots: a plain shape, an antenna, square eyes. */
const MASKS = [
  'square',
  'hexagon',
  'shield',
  'octagon',
  'triangle',
  'diamond',
  'drop',
  'round',
  'arch',
  'flower',
  'cross',
  'star',
] as const;
type Mask = (typeof MASKS)[number];

export type Face = Animal | Mask;

/** Bots that always look the same; others take a mask that is free. */
const MASK_OF: Readonly<Record<string, Mask>> = {
  Ada: 'hexagon',
  Otto: 'square',
  Ben: 'shield',
  Hugo: 'octagon',
  Juri: 'triangle',
  Finn: 'diamond',
  Pia: 'drop',
  Bo: 'round',
  Tilda: 'arch',
  Cleo: 'flower',
  Ragna: 'cross',
  Mira: 'star',
};

export const BOT_NAMES: readonly string[] = Object.keys(MASK_OF);

/** As much of a player as their face depends on. */
interface Faced {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly face?: Animal | undefined;
}

export function isMask(face: Face): boolean {
  return (MASKS as readonly Face[]).includes(face);
}

/** Undefined: no bot of ours has this name. */
function maskOf(name: string): Mask | undefined {
  return Object.hasOwn(MASK_OF, name) ? MASK_OF[name] : undefined;
}

/** Whoever is known by name only: bots by theirs, all others are people. */
export function byName(name: string): Faced {
  return { kind: maskOf(name) ? 'bot' : 'person', name };
}

/** A face for everybody, all different. `own`: of the person whose device this is, the first one here. */
export function facesOf(players: readonly Faced[], own: Animal): readonly Face[] {
  const owner = players.findIndex(({ kind }) => kind === 'person');
  const wanted = players.map((player, seat): Face | undefined =>
    player.kind === 'bot' ? maskOf(player.name) : (player.face ?? (seat === owner ? own : undefined)),
  );
  const taken = new Set<Face>();
  const free = (from: readonly Face[]): Face =>
    from.find((face) => !taken.has(face) && !wanted.includes(face)) ?? from[0]!;
  return wanted.map((face, seat) => {
    // People may look alike if they want to; a bot gives way.
    const isBot = players[seat]!.kind === 'bot';
    const chosen = face && !(isBot && taken.has(face)) ? face : free(isBot ? MASKS : ANIMALS);
    taken.add(chosen);
    return chosen;
  });
}
