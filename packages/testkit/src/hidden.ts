/** A place in a view, as the keys that lead to it: seats, 1, hand, cards. */
export type Place = readonly string[];

/** Where the whole picture has something and a viewer's has nothing. */
export function hiddenPlaces(seen: unknown, all: unknown, place: Place = []): Place[] {
  if (!isTree(all) || !isTree(seen)) return [];
  return Object.keys(all).flatMap((key) => {
    const there = [...place, key];
    return Object.hasOwn(seen, key) ? hiddenPlaces(seen[key], all[key], there) : [there];
  });
}

/** What lies there; undefined if nothing does. */
export function valueAt(picture: unknown, place: Place): unknown {
  let value = picture;
  for (const key of place) value = isTree(value) ? value[key] : undefined;
  return value;
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
