/** Numbers that are added up: their places, and how many times each counts. Made once, filled again and again. */
export class Summed {
  /** Nothing that is judged has more of them at once. */
  readonly places = new Uint16Array(32);
  readonly times = new Int16Array(32);
  length = 0;

  add(place: number, times = 1): void {
    this.places[this.length] = place;
    this.times[this.length++] = times;
  }

  /** What they come to. */
  of(numbers: Float64Array): number {
    let sum = 0;
    for (let i = 0; i < this.length; i++) sum += numbers[this.places[i]!]! * this.times[i]!;
    return sum;
  }
}
