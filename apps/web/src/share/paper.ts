import { FastRng } from '@quartet/core';

const COLOURS = ['#f2c14e', '#8fe3c0', '#ffb4a2', '#b9c6f2', '#52a962', '#2c78bf', '#f3efe4'];
const PIECES = 70;

/** Paper in the air, where nothing is written: along the upper edge, and on the right. */
export function piecesOfPaper(): string {
  const rng = new FastRng('paper');
  return Array.from({ length: PIECES }, (_, i) => {
    const isAbove = i % 2 === 0;
    const x = isAbove ? rng.below(1200) : 1150 + rng.below(50);
    const y = isAbove ? rng.below(32) : rng.below(460);
    const [turn, size] = [rng.below(180), 5 + rng.below(6)];
    const colour = COLOURS[rng.below(COLOURS.length)]!;
    const shape =
      i % 3 === 0
        ? `<circle r="${size / 2.4}" fill="${colour}"/>`
        : `<rect width="${size}" height="${size * 1.3}" rx="1.5" fill="${colour}"/>`;
    return `<g transform="translate(${x} ${y}) rotate(${turn})" opacity="${(1 - y / 700).toFixed(2)}">${shape}</g>`;
  }).join('');
}
