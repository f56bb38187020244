const WIDTH = 110;

/** A file of numbers as players import it, formatted as all files are. */
export function learnt(name: string, about: string, numbers: Float64Array): string {
  const lines: string[] = [];
  let line = ' ';
  for (const number of numbers) {
    const word = ` ${Math.round(1000 * number)},`;
    if (line.length + word.length > WIDTH) {
      lines.push(line);
      line = ' ';
    }
    line += word;
  }
  return `/** ${about} */
const THOUSANDTHS = [
${[...lines, line].join('\n')}
];

export const ${name} = Float64Array.from(THOUSANDTHS, (number) => number / 1000);
`;
}
