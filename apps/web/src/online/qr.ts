/** A QR code for a short text: byte mode, error correction M, versions 1 to 10. Null if the text is too long. */
export function qrOf(text: string): readonly (readonly boolean[])[] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = CAPACITY.findIndex((blocks) => bytes.length + 3 <= dataBytes(blocks)) + 1;
  if (version === 0) return null;
  const grid = new Grid(version);
  grid.fill(interleaved(version, dataOf(bytes, version)));
  return grid.withBestMask();
}

/** Per version at level M: error correction bytes of each block, then how many data bytes each block has. */
const CAPACITY: readonly (readonly [number, ...number[]])[] = [
  [10, 16],
  [16, 28],
  [26, 44],
  [18, 32, 32],
  [24, 43, 43],
  [16, 27, 27, 27, 27],
  [18, 31, 31, 31, 31],
  [22, 38, 38, 39, 39],
  [22, 36, 36, 36, 37, 37],
  [26, 43, 43, 43, 43, 44],
];
const ALIGNMENT = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]] as const;

function dataBytes([, ...blocks]: readonly number[]): number {
  return blocks.reduce((sum, size) => sum + size, 0);
}

function dataOf(bytes: readonly number[], version: number): number[] {
  const size = dataBytes(CAPACITY[version - 1]!);
  const counter = version < 10 ? 8 : 16;
  const bits = [4, bytes.length, ...bytes].flatMap((value, i) =>
    bitsOf(value, i === 0 ? 4 : i === 1 ? counter : 8),
  );
  bits.push(0, 0, 0, 0);
  const data = Array.from({ length: Math.min(size, Math.ceil(bits.length / 8)) }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((byte, bit, at) => byte | (bit << (7 - at)), 0),
  );
  for (let pad = 0xec; data.length < size; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, i) => (value >> (length - 1 - i)) & 1);
}

function interleaved(version: number, data: readonly number[]): number[] {
  const [correction, ...sizes] = CAPACITY[version - 1]!;
  let from = 0;
  const blocks = sizes.map((size) => {
    const block = data.slice(from, from + size);
    from += size;
    return { block, check: remainder(block, correction) };
  });
  const longest = Math.max(...sizes);
  const column = (part: 'block' | 'check', i: number): number[] =>
    blocks.flatMap((one) => one[part].slice(i, i + 1));
  return [
    ...Array.from({ length: longest }, (_, i) => column('block', i)).flat(),
    ...Array.from({ length: correction }, (_, i) => column('check', i)).flat(),
  ];
}

/** In the field of 256 elements that QR codes use. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

function remainder(block: readonly number[], degree: number): number[] {
  let divisor = [1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    const shifted = [...divisor, 0];
    divisor = shifted.map((factor, at) => factor ^ (at > 0 ? times(divisor[at - 1]!, root) : 0));
    root = times(root, 2);
  }
  const rest: number[] = new Array(degree).fill(0);
  for (const byte of block) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    for (let i = 0; i < degree; i++) rest[i]! ^= times(divisor[i + 1]!, factor);
  }
  return rest;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Grid {
  readonly version: number;
  readonly size: number;
  private readonly dark: boolean[][];
  private readonly isFixed: boolean[][];

  constructor(version: number) {
    this.version = version;
    this.size = 17 + 4 * version;
    this.dark = Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.isFixed = this.dark.map((row) => [...row]);
    this.drawPatterns();
    this.drawFormat(0);
    this.drawVersion();
  }

  private set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.isFixed[y]![x] = true;
  }

  private drawPatterns(): void {
    const { size } = this;
    for (let i = 0; i < size; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [cx, cy] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ] as const)
      this.drawRings(cx, cy, 4, [2, 4]);
    const centres = this.version === 1 ? [] : [6, ...ALIGNMENT[this.version - 1]!];
    const last = centres.length - 1;
    for (const [i, cx] of centres.entries())
      for (const [j, cy] of centres.entries()) {
        const isCorner = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
        if (!isCorner) this.drawRings(cx, cy, 2, [1]);
      }
  }

  /** Square rings around a centre; `light` are the distances that stay light. */
  private drawRings(cx: number, cy: number, reach: number, light: readonly number[]): void {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        this.set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  private drawFormat(mask: number): void {
    // Level M is 0.
    let rest = mask;
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const { size } = this;
    for (let i = 0; i < 15; i++) {
      const dark = ((bits >> i) & 1) === 1;
      if (i < 8) this.set(size - 1 - i, 8, dark);
      else this.set(8, size - 15 + i, dark);
      if (i < 6) this.set(8, i, dark);
      else if (i < 8) this.set(8, i + 1, dark);
      else if (i === 8) this.set(7, 8, dark);
      else this.set(14 - i, 8, dark);
    }
    this.set(8, size - 8, true);
  }

  private drawVersion(): void {
    if (this.version < 7) return;
    let rest = this.version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1;
      const [a, b] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.set(a, b, dark);
      this.set(b, a, dark);
    }
  }

  /** Two columns at a time, up and down, from the right. */
  fill(bytes: readonly number[]): void {
    let at = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        const isUp = ((right + 1) & 2) === 0;
        const y = isUp ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.isFixed[y]![x]) continue;
          this.dark[y]![x] = (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
          at++;
        }
      }
    }
  }

  withBestMask(): boolean[][] {
    const masked = MASKS.map((flips, mask) => {
      this.drawFormat(mask);
      return this.dark.map((row, y) => row.map((dark, x) => dark !== (!this.isFixed[y]![x] && flips(x, y))));
    });
    return masked.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
  }
}

/** How hard a picture is to read: long runs, blocks, and too much of one colour. */
function penalty(dark: readonly (readonly boolean[])[]): number {
  const columns = dark.map((_, x) => dark.map((row) => row[x]!));
  const lines = [...dark, ...columns].map((line) => line.map((one) => (one ? '1' : '0')).join(''));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).map((run) => run.length - 2);
  const finders = lines.flatMap((line) => line.match(/(?=00001011101|10111010000)/g) ?? []).length * 40;
  let blocks = 0;
  for (const [y, row] of dark.entries())
    for (const [x, one] of row.entries())
      if (one === row[x + 1] && one === dark[y + 1]?.[x] && one === dark[y + 1]?.[x + 1]) blocks += 3;
  const share = dark.flat().filter(Boolean).length / dark.length ** 2;
  return (
    runs.reduce((sum, run) => sum + run, 0) + finders + blocks + Math.floor(Math.abs(share - 0.5) * 20) * 10
  );
}
