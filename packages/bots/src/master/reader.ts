import { assert } from '@quartet/core';

/** Takes a file apart, front to back; all numbers are little-endian, and floats lie at multiples of four. */
export class Reader {
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

  halves(count: number): Uint16Array {
    return new Uint16Array(this.take(2 * count));
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
