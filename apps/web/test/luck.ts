/** Runs in the page before its scripts: new matches are dealt the same for the same number, so that a run can be repeated. */
export function fixLuck(seed: number): void {
  let state = seed;
  let matches = 0;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  };
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = next();
    return array;
  };
  crypto.randomUUID = () =>
    `${String(matches++).padStart(8, '0')}-0000-4000-8000-${String(seed).padStart(12, '0')}`;
}
