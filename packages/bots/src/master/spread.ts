/** What one layer gives to the next; what is below 0 gives nothing. */
export function spread(layer: Float32Array, weights: Float32Array, into: Float32Array): void {
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
