/** Places where cards lie open, and the cards there, in order. */
export type Zones = Readonly<Record<string, readonly string[]>>;

/** By zone: a name for each card there. A card keeps its name when it moves, so that it is seen to travel. */
export type Names = Readonly<Record<string, readonly string[]>>;

/**
 * Which of two equal cards is which, a view does not say. So names are dealt: at both ends of a zone the cards are
 * the same as before, then who stays keeps a name, and who comes takes that of an equal card that left elsewhere.
 * Where events tell which card went where, kit/motion asks them instead.
 */
export function renamed(zones: Zones, before: Names, fresh: (card: string) => string): Names {
  const left = Object.fromEntries(Object.entries(before).map(([zone, names]) => [zone, [...names]]));
  const stayed = Object.entries(zones).map(
    ([zone, cards]) => [zone, cards, staying(cards, left[zone] ?? [])] as const,
  );
  const gone = Object.values(left).flat();
  return Object.fromEntries(
    stayed.map(([zone, cards, names]) => [
      zone,
      cards.map((card, i) => names[i] ?? takeOut(gone, card) ?? fresh(card)),
    ]),
  );
}

/** The names of those that lay here before, taken out of `left`; nothing for those that come. */
function staying(cards: readonly string[], left: string[]): readonly (string | undefined)[] {
  const names: (string | undefined)[] = cards.map(() => undefined);
  let start = 0;
  while (start < cards.length && left.length > 0 && isOf(left[0]!, cards[start]!))
    names[start++] = left.shift();
  let end = cards.length;
  while (end > start && left.length > 0 && isOf(left.at(-1)!, cards[end - 1]!)) names[--end] = left.pop();
  for (let i = start; i < end; i++) names[i] = takeOut(left, cards[i]!);
  return names;
}

function takeOut(names: string[], card: string): string | undefined {
  const at = names.findIndex((name) => isOf(name, card));
  return at < 0 ? undefined : names.splice(at, 1)[0];
}

function isOf(name: string, card: string): boolean {
  return name.startsWith(`${card}~`);
}
