import { assert } from '@quartet/core';

/** What a file of weights begins with, and the version of its shape. */
const MAGIC = 0x54454e51;
const VERSION = 1;
const HEAD = 8;

/** A question with its answer, as the trainer's own arithmetic gives it. */
export interface Reference {
  readonly position: Uint16Array;
  readonly move: Uint16Array;
  readonly value: number;
}

/**
 * A trained net: features that are present are summed in a wide layer, two small layers and a value follow. Every
 * product and every sum is rounded to a float of 32 bits, in the order of the lists, so that all machines agree.
 */
export class Net {
  readonly features: number;
  readonly references: readonly Reference[];
  private readonly width: number;
  private readonly third: number;
  /** [feature × width + unit] */
  private readonly wide: Float32Array;
  private readonly wideBias: Float32Array;
  /** [unit × second + unit of the second layer], and so on. */
  private readonly toSecond: Float32Array;
  private readonly secondBias: Float32Array;
  private readonly toThird: Float32Array;
  private readonly thirdBias: Float32Array;
  private readonly toValue: Float32Array;
  private readonly valueBias: number;
  private readonly ofPosition: Float32Array;
  private readonly sums: Float32Array;
  private readonly secondSums: Float32Array;
  private readonly thirdSums: Float32Array;

  /** `file`: as `export.py` writes it. */
  constructor(file: Uint8Array) {
    const bytes = new Reader(file);
    const [magic, version, features, width, second, third, references] = bytes.words(HEAD);
    assert(magic === MAGIC && version === VERSION, 'this is no file of weights that this version reads');
    this.features = features!;
    this.width = width!;
    this.third = third!;
    this.wideBias = bytes.floats(width!);
    this.secondBias = bytes.floats(second!);
    this.toThird = bytes.floats(second! * third!);
    this.thirdBias = bytes.floats(third!);
    this.toValue = bytes.floats(third!);
    this.valueBias = bytes.floats(1)[0]!;
    const wideScales = bytes.floats(features!);
    const secondScales = bytes.floats(width!);
    this.references = Array.from({ length: references! }, () => bytes.reference());
    this.wide = bytes.scaled(wideScales, width!);
    this.toSecond = bytes.scaled(secondScales, second!);
    this.ofPosition = new Float32Array(width!);
    this.sums = new Float32Array(width!);
    this.secondSums = new Float32Array(second!);
    this.thirdSums = new Float32Array(third!);
  }

  /** To be called once for a position, before its moves are asked about. */
  read(position: Uint16Array, count: number): void {
    this.ofPosition.set(this.wideBias);
    this.add(position, 0, count, this.ofPosition);
  }

  /** How much of the win the actor may expect of this move, as a logit; its features lie in `list`. */
  value(list: Uint16Array, from: number, count: number): number {
    const { sums, secondSums, thirdSums, third, toValue } = this;
    sums.set(this.ofPosition);
    this.add(list, from, count, sums);
    secondSums.set(this.secondBias);
    spread(sums, this.toSecond, secondSums);
    thirdSums.set(this.thirdBias);
    spread(secondSums, this.toThird, thirdSums);
    let value = this.valueBias;
    for (let i = 0; i < third; i++) {
      if (thirdSums[i]! > 0) value = Math.fround(value + Math.fround(thirdSums[i]! * toValue[i]!));
    }
    return value;
  }

  private add(list: Uint16Array, from: number, count: number, into: Float32Array): void {
    const { wide, width } = this;
    for (let i = from; i < from + count; i++) {
      const row = list[i]! * width;
      for (let unit = 0; unit < width; unit++) into[unit] = into[unit]! + wide[row + unit]!;
    }
  }
}

/** What one layer gives to the next; what is below 0 gives nothing. */
function spread(layer: Float32Array, weights: Float32Array, into: Float32Array): void {
  const units = into.length;
  for (let i = 0; i < layer.length; i++) {
    const given = layer[i]!;
    if (given <= 0) continue;
    const row = i * units;
    for (let unit = 0; unit < units; unit++) {
      into[unit] = into[unit]! + Math.fround(given * weights[row + unit]!);
    }
  }
}

/** Takes a file apart, front to back; all numbers are little-endian, and floats lie at multiples of four. */
class Reader {
  private readonly file: Uint8Array;
  private at = 0;

  constructor(file: Uint8Array) {
    // Slices of a Node buffer would share its memory.
    this.file = new Uint8Array(file.buffer, file.byteOffset, file.length);
  }

  words(count: number): number[] {
    return Array.from(new Int32Array(this.take(4 * count)));
  }

  floats(count: number): Float32Array {
    return new Float32Array(this.take(4 * count));
  }

  reference(): Reference {
    const [position, move] = new Uint16Array(this.take(4)) as unknown as [number, number];
    const value = this.floats(1)[0]!;
    const features = new Uint16Array(this.take(2 * (position + move + ((position + move) & 1))));
    return {
      position: features.slice(0, position),
      move: features.slice(position, position + move),
      value,
    };
  }

  /** Rows of whole numbers in eight bits, each with its own scale. */
  scaled(scales: Float32Array, width: number): Float32Array {
    const small = new Int8Array(this.take(scales.length * width));
    const scaled = new Float32Array(small.length);
    for (let row = 0, i = 0; row < scales.length; row++) {
      for (let end = i + width; i < end; i++) scaled[i] = small[i]! * scales[row]!;
    }
    return scaled;
  }

  private take(bytes: number): ArrayBuffer {
    const part = this.file.slice(this.at, this.at + bytes);
    assert(part.length === bytes, 'a file of weights is cut short');
    this.at += bytes;
    return part.buffer as ArrayBuffer;
  }
}
