import { type LaidFan, layOut } from './lay-out.ts';

/** What the picture is drawn of. */
export interface Subject {
  readonly headline: string;
  readonly reason: string;
  /** "Linko! · 4 players". */
  readonly which: string;
  readonly isWon: boolean;
  readonly fans: readonly {
    readonly drawings: readonly Drawing[];
    readonly brought?: string | undefined;
    readonly isOpen: boolean;
  }[];
  readonly boxes: readonly Box[];
}

/** Draws itself at a place. */
export type Drawing = (x: number, y: number, width: number, height: number) => string;

interface Box {
  readonly label: string;
  readonly amount: string;
  readonly face: Drawing;
  readonly isMine: boolean;
}

export const [WIDTH, HEIGHT] = [1200, 630];
const [LEFT, ROOM] = [56, 1088];
const [PAPER, GOLD, MUTED, LINE] = ['#f3efe4', '#f2c14e', '#a9bcbf', '#36545d'];
/** The most that shows of the cards, between the sentence and the boxes. */
const CARDS = { x: LEFT, y: 262, width: ROOM, height: 186 };
const BOXES = { y: 476, height: 106, gap: 14 };

/** How wide a text is in our font. */
export type Measure = (text: string, size: number, weight: number) => number;

/** As a text: SVG, 1200 by 630. `font`: a sheet with our font in it. */
export function pictureOf(
  subject: Subject,
  font: string,
  measure: Measure,
  icon: Drawing,
  pieces: string,
): string {
  const { headline, reason, which, isWon } = subject;
  const text = texts(measure);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Inter, sans-serif">`,
    `<style>${font}</style>`,
    '<defs><radialGradient id="glow" cx="58%" cy="30%" r="75%">',
    `<stop offset="0" stop-color="${isWon ? '#4a5a49' : '#2a4a53'}"/><stop offset=".55" stop-color="#1d3a43"/><stop offset="1" stop-color="#14272e"/>`,
    '</radialGradient><clipPath id="card"><rect width="100" height="140" rx="10"/></clipPath></defs>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glow)"/>`,
    isWon ? pieces : '',
    icon(LEFT, 40, 42, 42),
    text('Quartet', { x: LEFT + 56, y: 70, size: 26, weight: 700, fill: PAPER }),
    text(which, { x: LEFT + ROOM, y: 70, size: 25, weight: 600, fill: MUTED, anchor: 'end', most: 640 }),
    text(headline, { x: LEFT, y: 182, size: 84, weight: 800, fill: isWon ? GOLD : PAPER, most: ROOM }),
    text(reason, { x: LEFT, y: 228, size: 26, weight: 400, fill: PAPER, most: ROOM }),
    cardsOf(subject, text),
    boxesOf(subject, text, measure),
    '</svg>',
  ].join('');
}

interface Written {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly fill: string;
  readonly anchor?: 'end' | 'middle';
  /** As wide as it may be: longer ones are written smaller. */
  readonly most?: number;
}

type Text = (text: string, written: Written) => string;

function texts(measure: Measure): Text {
  return (text, { x, y, size, weight, fill, anchor = 'start', most = ROOM }) => {
    const fits = Math.min(size, (size * most) / Math.max(1, measure(text, size, weight)));
    return `<text x="${x}" y="${y}" font-size="${fits.toFixed(1)}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(text)}</text>`;
  };
}

function escaped(text: string): string {
  return text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function cardsOf({ fans }: Subject, text: Text): string {
  const laid = layOut(
    fans.map(({ drawings, brought, isOpen }) => ({
      cards: drawings.length,
      hasNote: brought !== undefined,
      isOpen,
    })),
    CARDS,
  );
  const tall = laid.width * 1.4;
  return fans
    .map(({ drawings, brought }, i) => {
      const { y, xs, note }: LaidFan = laid.fans[i]!;
      const cards = drawings.map((draw, at) => draw(xs[at]!, y, laid.width, tall)).join('');
      if (brought === undefined) return cards;
      const size = Math.min(26, laid.width * 0.5);
      return (
        cards +
        text(brought, { x: note, y: y + tall / 2 + size / 3, size, weight: 800, fill: GOLD, most: 56 })
      );
    })
    .join('');
}

function boxesOf(subject: Subject, text: Text, measure: Measure): string {
  const { boxes } = subject;
  const wide = (ROOM - BOXES.gap * (boxes.length - 1)) / boxes.length;
  // Six beside each other have no room for everything in one line.
  const box = boxes.every((one) => isRoomy(one, wide, measure)) ? roomyBox : closeBox;
  return boxes
    .map((one, i) => {
      const { y, height, gap } = BOXES;
      const x = LEFT + i * (wide + gap);
      const edge = one.isMine ? `stroke="${GOLD}" stroke-width="2"` : `stroke="${LINE}"`;
      const ground = `<rect x="${x}" y="${y}" width="${wide}" height="${height}" rx="14" fill="#1f414b" fill-opacity=".85" ${edge}/>`;
      return ground + box(one, x, wide, text);
    })
    .join('');
}

const ROOMY = { edge: 20, face: 50, gap: 14, name: 24, amount: 40 };

/** Who it is, and below it what kind of bot. */
function linesOf({ label }: Box): readonly [string, string] {
  const [name = '', ...kind] = label.split(', ');
  return [name, kind.join(', ')];
}

function isRoomy(box: Box, wide: number, measure: Measure): boolean {
  const { edge, face, gap, name, amount } = ROOMY;
  const [who, kind] = linesOf(box);
  const written = Math.max(measure(who, name, 700), measure(kind, name - 6, 400));
  return 2 * edge + face + 2 * gap + written + measure(box.amount, amount, 800) <= wide;
}

/** The amount stands apart, large. */
function roomyBox(box: Box, x: number, wide: number, text: Text): string {
  const { edge, face, gap, name, amount } = ROOMY;
  const middle = BOXES.y + BOXES.height / 2;
  const [who, kind] = linesOf(box);
  const from = x + edge + face + gap;
  const isAlone = kind === '';
  return [
    box.face(x + edge, middle - face / 2, face, face),
    text(who, { x: from, y: isAlone ? middle + 8 : middle - 3, size: name, weight: 700, fill: PAPER }),
    isAlone ? '' : text(kind, { x: from, y: middle + 22, size: name - 6, weight: 400, fill: MUTED }),
    text(box.amount, {
      ...{ x: x + wide - edge, y: middle + 14, size: amount, weight: 800, anchor: 'end' },
      fill: box.isMine ? GOLD : PAPER,
    }),
  ].join('');
}

/** The amount below, as large as fits. */
function closeBox({ label, amount, face, isMine }: Box, x: number, wide: number, text: Text): string {
  const { y, height } = BOXES;
  const isNarrow = wide < 230;
  const size = isNarrow ? 34 : 50;
  const from = x + 18 + size + 12;
  return [
    face(x + 18, isNarrow ? y + 14 : y + (height - size) / 2, size, size),
    text(label, {
      x: from,
      y: isNarrow ? y + 38 : y + 46,
      size: isNarrow ? 17 : 21,
      weight: 700,
      fill: PAPER,
      most: x + wide - from - 14,
    }),
    text(amount, {
      x: isNarrow ? x + 18 : from,
      y: y + 84,
      size: 30,
      weight: 800,
      fill: isMine ? GOLD : PAPER,
      most: wide - (isNarrow ? 32 : from - x + 14),
    }),
  ].join('');
}
