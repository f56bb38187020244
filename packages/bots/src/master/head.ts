import type { Reader } from './reader.ts';
import { spread } from './spread.ts';

/** A hidden card of a position with its leaning, as the trainer's own arithmetic gives it. */
export interface CardReference {
  readonly card: Uint16Array;
  readonly leaning: number;
}

/**
 * What a net believes of hidden cards: what its wide layer makes of a position and the features of a card are summed in a small
 * layer, a smaller one and the leaning follow. No value of a move depends on it.
 */
export class Head {
  /** How many features of cards there are, 0 included. */
  readonly cards: number;
  /** [reference of the net] → a card in its position. */
  readonly references: readonly CardReference[];
  /** [unit of the wide layer × units + unit] */
  private readonly toUnits: Float32Array;
  private readonly bias: Float32Array;
  /** [feature of a card × units + unit] */
  private readonly ofCards: Float32Array;
  /** [unit × fewer + unit of the smaller layer] */
  private readonly toFewer: Float32Array;
  private readonly fewerBias: Float32Array;
  private readonly toLeaning: Float32Array;
  private readonly ofPosition: Float32Array;
  private readonly sums: Float32Array;
  private readonly fewerSums: Float32Array;

  constructor(bytes: Reader, width: number, cards: number, references: number) {
    const [units, fewer] = bytes.words(2) as [number, number];
    this.cards = cards;
    this.bias = bytes.floats(units);
    this.fewerBias = bytes.floats(fewer);
    this.toLeaning = bytes.floats(fewer);
    const unitScales = bytes.floats(width);
    const cardScales = bytes.floats(cards);
    const fewerScales = bytes.floats(units);
    this.references = Array.from({ length: references }, () => cardReference(bytes));
    this.toUnits = bytes.scaled(unitScales, units);
    this.ofCards = bytes.scaled(cardScales, units);
    this.toFewer = bytes.scaled(fewerScales, fewer);
    this.ofPosition = new Float32Array(units);
    this.sums = new Float32Array(units);
    this.fewerSums = new Float32Array(fewer);
  }

  /** To be called once for a position: `sums` is what the wide layer makes of it. */
  read(sums: Float32Array): void {
    this.ofPosition.set(this.bias);
    spread(sums, this.toUnits, this.ofPosition);
  }

  /** How much likelier this card makes a deal, as a logarithm; its features lie in `list`. */
  leaning(list: Uint16Array, count: number): number {
    const { sums, ofCards, fewerSums, toLeaning } = this;
    const units = sums.length;
    sums.set(this.ofPosition);
    for (let i = 0; i < count; i++) {
      const row = list[i]! * units;
      for (let unit = 0; unit < units; unit++) sums[unit] = sums[unit]! + ofCards[row + unit]!;
    }
    fewerSums.set(this.fewerBias);
    spread(sums, this.toFewer, fewerSums);
    let leaning = 0;
    for (let unit = 0; unit < toLeaning.length; unit++) {
      if (fewerSums[unit]! > 0)
        leaning = Math.fround(leaning + Math.fround(fewerSums[unit]! * toLeaning[unit]!));
    }
    return leaning;
  }
}

function cardReference(bytes: Reader): CardReference {
  const count = bytes.halves(2)[0]!;
  const leaning = bytes.floats(1)[0]!;
  return { card: bytes.halves(count + (count & 1)).slice(0, count), leaning };
}
