import { assert } from '@quartet/core';
import { Head } from './head.ts';
import { Reader } from './reader.ts';
import { spread } from './spread.ts';

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
  /** What it believes of hidden cards, if it was taught that, too. */
  readonly head: Head | null;
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
    const [magic, version, features, width, second, third, references, cards] = bytes.words(HEAD);
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
    this.references = Array.from({ length: references! }, () => reference(bytes));
    this.wide = bytes.scaled(wideScales, width!);
    this.toSecond = bytes.scaled(secondScales, second!);
    this.head = cards! > 0 ? new Head(bytes, width!, cards!, references!) : null;
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

  /** Tells the head of the position that was read last; null without one. */
  believe(): Head | null {
    this.head?.read(this.ofPosition);
    return this.head;
  }

  private add(list: Uint16Array, from: number, count: number, into: Float32Array): void {
    const { wide, width } = this;
    for (let i = from; i < from + count; i++) {
      const row = list[i]! * width;
      for (let unit = 0; unit < width; unit++) into[unit] = into[unit]! + wide[row + unit]!;
    }
  }
}

function reference(bytes: Reader): Reference {
  const [position, move] = bytes.halves(2) as unknown as [number, number];
  const value = bytes.floats(1)[0]!;
  const features = bytes.halves(position + move + ((position + move) & 1));
  return { position: features.slice(0, position), move: features.slice(position, position + move), value };
}
