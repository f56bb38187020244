/** Whoever reads it is called so, and spoken to; `wrong`: a sentence that only puts it in place of a name. */
export const you = {
  name: 'Du',
  wrong: /\bdu (?!\p{L}+st\b)\p{L}+t\b|\b(?:von|für|bei|auf) du\b|(?<!\()\bDu\b/u,
};
