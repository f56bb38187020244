/** The class names of one sheet, as its folder's elements bear them. */
type Sheet = Readonly<Record<string, string>>;

/**
 * Class names of a folder's own sheets, several in one string as in HTML. What these sheets do not know
 * (the controls' vocabulary of `ui`, names handed in from outside) stays as it is.
 */
export function classes(...sheets: readonly Sheet[]): (names: string | null | undefined | false) => string {
  const own: Sheet = Object.assign({}, ...sheets);
  const known = new Map<string, string>();
  return (names) => {
    if (!names) return '';
    let scoped = known.get(names);
    if (scoped === undefined) known.set(names, (scoped = scopedNames(own, names)));
    return scoped;
  };
}

function scopedNames(own: Sheet, names: string): string {
  return names
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => own[name] ?? name)
    .join(' ');
}
