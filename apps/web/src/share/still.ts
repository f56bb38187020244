/** What sheets may say of a drawing. */
const SAID = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
] as const;

/** A drawing that lies in the page as a text that needs no sheet any more, at its place in a picture. */
export function still(drawing: SVGSVGElement, x: number, y: number, width: number, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [drawing, copy].map((one) => [...one.querySelectorAll<SVGElement>('*')]);
  originals!.forEach((original, i) => {
    const style = getComputedStyle(original);
    const twin = copies![i]!;
    if (style.display === 'none') twin.remove();
    // As attributes: the page allows no styles but those of its sheets.
    else for (const name of SAID) twin.setAttribute(name, style.getPropertyValue(name));
    twin.removeAttribute('class');
  });
  for (const name of ['class', 'style']) copy.removeAttribute(name);
  for (const [name, value] of Object.entries({ x, y, width, height })) copy.setAttribute(name, `${value}`);
  return new XMLSerializer().serializeToString(copy);
}
