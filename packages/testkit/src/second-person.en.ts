/** Whoever reads it is called so, and spoken to; `wrong`: a sentence that only puts it in place of a name. */
export const you = { name: 'You', wrong: /\byou (?!pass\b)\w+s\b|\byou['’]s|(?<!\()\bYou\b/ };
