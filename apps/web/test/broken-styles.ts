/** What goes wrong with a style sheet one day, and the part of Linko!'s table that shows it. */
export const BROKEN_STYLES: Readonly<Record<string, { readonly style: string; readonly part: string }>> = {
  'a part moved': { style: '.linko-own { translate: 0 10px }', part: 'place stack 0' },
  'a part narrower': { style: '.linko-supply { width: 92% }', part: 'spot pile' },
  'a part hidden': { style: '[data-spot="primary"] { visibility: hidden }', part: 'spot primary' },
  'a part covered': {
    style: '.linko-hand::after { content: ""; position: absolute; inset: 0; background: #222 }',
    part: 'spot hand 8',
  },
  'a colour changed': { style: '.table-pill.table-mine { background: #8fe3c0 }', part: 'status' },
  'letters that cannot be read': {
    style: '[data-spot="primary"] { color: #f2c14e !important }',
    part: 'spot primary',
  },
  'cards without colours': { style: '.linko-hand svg { filter: grayscale(1) }', part: 'card 9' },
};
