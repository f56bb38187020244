/**
 * Cuts named slices off one buffer, front to back, so that a whole state is copied by one `set`:
 * `const carve = carver(this.bytes = new Uint8Array(SIZE)); this.hands = carve(seats * RANKS);`
 */
export function carver(bytes: Uint8Array): (length: number) => Uint8Array {
  let at = 0;
  return (length) => bytes.subarray(at, (at += length));
}
