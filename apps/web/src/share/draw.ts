import { render } from 'preact';
import type { Ended, Ends, Shown } from '../ends/ended.ts';
import type { Face } from '../ui/faces.ts';
import { piecesOfPaper } from './paper.ts';
import { type Drawing, HEIGHT, pictureOf, type Subject, WIDTH } from './picture.ts';
import { still } from './still.ts';
import type { Told } from './told.ts';

/** What is to be drawn, and of whom. */
export interface Drawn {
  readonly told: Told;
  readonly ended: Ended;
  readonly ends: Ends;
  readonly which: string;
  /** By seat; null: a letter stands for them. */
  readonly faces: readonly (Face | null)[];
}

/** The picture as a PNG: nothing leaves the browser for it. */
export async function drawPicture({ told, ended, ends, which, faces }: Drawn): Promise<Blob> {
  const [font, icon, ...drawnFaces] = await Promise.all([
    fontSheet(),
    fileDrawing('/icon.svg'),
    ...faces.map((face, seat) => (face ? fileDrawing(`/faces/${face}.svg`) : letter(told.labels[seat]!))),
  ]);
  const fans = fansOf(ends.evidence?.(ended, told.seat) ?? []);
  const order = [...ended.sheet].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const boxes = order.map(({ seat }) => ({
    label: told.labels[seat]!,
    amount: told.amounts[seat]!,
    face: drawnFaces[seat]!,
    isMine: seat === ended.me,
  }));
  const { headline, reason, isWon } = told;
  const subject: Subject = { headline, reason, which, isWon, fans, boxes };
  return toPng(pictureOf(subject, font, measuring(), icon, piecesOfPaper()));
}

/** Cards are drawn in the page, out of sight, so that our sheets paint them. */
function fansOf(shown: readonly Shown[]): Subject['fans'] {
  const host = document.createElement('div');
  host.ariaHidden = 'true';
  Object.assign(host.style, { position: 'fixed', left: '-9999px', top: '0' });
  // A sheet that is open lies over the page, and everything else is still then.
  (document.querySelector('dialog[open]') ?? document.body).append(host);
  try {
    return shown.map(({ cards, brought, isOpen = false }) => ({
      drawings: cards.flatMap((card) => drawingOf(host, card)),
      brought,
      isOpen,
    }));
  } finally {
    host.remove();
  }
}

function drawingOf(host: HTMLElement, card: Shown['cards'][number]): Drawing[] {
  const place = document.createElement('div');
  host.append(place);
  render(card, place);
  const svg = place.querySelector('svg');
  if (!svg) return [];
  const { width, height } = svg.viewBox.baseVal;
  const whole = still(svg, 0, 0, width, height);
  // Sheets round the corners of some cards. What is none keeps its shape, on the same line.
  const drawn = height > width ? `<g clip-path="url(#card)">${whole}</g>` : whole;
  render(null, place);
  return [(x, y, wide, tall) => scaled(drawn, width, height, x, y, wide, tall)];
}

function scaled(
  drawn: string,
  width: number,
  height: number,
  x: number,
  y: number,
  wide: number,
  tall: number,
): string {
  const scale = Math.min(wide / width, tall / height);
  const down = tall - height * scale;
  return `<g transform="translate(${x.toFixed(1)} ${(y + down).toFixed(1)}) scale(${scale.toFixed(4)})">${drawn}</g>`;
}

async function fileDrawing(path: string): Promise<Drawing> {
  const text = await (await fetch(path)).text();
  return (x, y, width, height) =>
    text.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
}

async function letter(label: string): Promise<Drawing> {
  const sign = label.replace(/[()]/g, '').split(' ').at(-1)!.charAt(0).toUpperCase();
  return (x, y, size) =>
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="12" fill="#b9c6f2"/>` +
    `<text x="${x + size / 2}" y="${y + size * 0.68}" font-size="${size * 0.52}" font-weight="800" fill="#1b1f27" text-anchor="middle">${sign}</text>`;
}

/** A picture knows no page, so it brings our font along. */
async function fontSheet(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const rule = rules.find(
    (one): one is CSSFontFaceRule =>
      one instanceof CSSFontFaceRule && /^"?Inter"?$/.test(one.style.getPropertyValue('font-family')),
  );
  const [, path] = /url\("?([^")]+)"?\)/.exec(rule?.style.getPropertyValue('src') ?? '') ?? [];
  if (!path) return '';
  const file = await fetch(new URL(path, rule?.parentStyleSheet?.href ?? location.href));
  const data = await dataUrl(await file.blob());
  return `@font-face{font-family:Inter;font-weight:400 800;src:url(${data}) format("woff2")}`;
}

/** What the page's own rules let it show. */
export function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(`${reader.result}`);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

function measuring(): (text: string, size: number, weight: number) => number {
  const pen = document.createElement('canvas').getContext('2d')!;
  return (text, size, weight) => {
    pen.font = `${weight} ${size}px Inter, sans-serif`;
    return pen.measureText(text).width;
  };
}

async function toPng(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  canvas.getContext('2d')!.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
