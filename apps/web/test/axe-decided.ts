/** What axe leaves to people: a rule, the nodes, and what somebody found who looked at them. */
export interface Decided {
  readonly rule: string;
  /** A selector. */
  readonly node: string;
  /** Axe's word for why it cannot tell; left out, any. */
  readonly because?: string;
  readonly why: string;
}

/**
 * While axe looks: behind everything the one colour of the gradient on which letters are hardest to read, so that it can decide;
 * and what lies over a seat to be tapped, and is not seen, lets it look through.
 */
export const PLAIN = `
  body, dialog.replays-peek, .ends-finale { background: var(--glow) !important }
  [data-theme="paper"] :is(body, dialog.replays-peek, .ends-finale) { background: var(--edge) !important }
  .ends-tally { background: var(--table) !important }
  select { background-image: none !important }
  .linko-cover, .linx-seat-more, .combos-look, .keltis-look { inset: auto !important; width: 0; height: 0; padding: 0 }
`;

/** Letters in drawings stand on shapes that axe does not see: numbers of cards are measured by card-colours.test.ts. */
export const LEFT_OUT = 'svg text';

export const DECIDED: readonly Decided[] = [
  {
    rule: 'color-contrast',
    node: '*',
    because: 'elmPartiallyObscured',
    why: 'Half out of sight in something that scrolls: the colours are those of what is in sight.',
  },
  {
    rule: 'color-contrast',
    node: '*',
    because: 'elmPartiallyObscuring',
    why: 'A note over a table, whose panel is its own: text on it is 9.7, muted 5.6.',
  },
  {
    rule: 'color-contrast',
    node: '*',
    because: 'bgOverlap',
    why: 'Cards lie over each other, and marks over cards: each has a ground of its own, which card-colours.test.ts and the references hold.',
  },
  {
    rule: 'color-contrast',
    node: '.keltis-token-value',
    why: 'Half of a token is paper, and that is the half it stands on: 15.6.',
  },
  {
    rule: 'color-contrast',
    node: '.linx-letter',
    why: 'A joint lies over its edge; ink on gold is 9.8, on paper more.',
  },
  {
    rule: 'color-contrast',
    node: 'dialog *',
    why: 'A sheet has one panel: text is 9.7, muted 5.6; the end of a match has the table behind it, on which the same is decided.',
  },
];
