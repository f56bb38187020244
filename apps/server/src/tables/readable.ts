/** Marks that turn the text around them, also what others wrote after it. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu;
const CONTROL = /\p{Cc}+/gu;
/** All that stands on or behind one sign without being one: accents, vowel signs, joiners, what makes an emoji colourful. */
const ON_ONE_SIGN = /[\p{M}\p{Default_Ignorable_Code_Point}]+/gu;
const STACKED = /^(?!\p{Default_Ignorable_Code_Point})[\p{Mn}\p{Me}]$/u;
/** Accents over one sign, as in names; and the rest, of which a flag takes six. */
const MOST_STACKED = 4;
const MOST_OTHERS = 8;

/**
 * What somebody said, in one line of signs that can be read: nothing that acts on a screen, a terminal or its neighbours,
 * and no tower of accents that covers the lines above.
 */
export function readable(text: string): string {
  const line = text.toWellFormed().replace(TURNING, '').replace(CONTROL, ' ');
  return line.replace(ON_ONE_SIGN, firstMarks).trim();
}

function firstMarks(marks: string): string {
  let [stacked, others] = [0, 0];
  return Array.from(marks)
    .filter((mark) => (STACKED.test(mark) ? ++stacked <= MOST_STACKED : ++others <= MOST_OTHERS))
    .join('');
}

/** Whether there is anything to see. */
export function isVisible(text: string): boolean {
  return /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
