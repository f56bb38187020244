/** Marks that turn the text around them, also what others wrote after it. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu;
const CONTROL = /\p{Cc}+/gu;

/** What somebody said, in one line of signs that can be read: nothing that acts on a screen, a terminal or its neighbours. */
export function readable(text: string): string {
  return text.toWellFormed().replace(TURNING, '').replace(CONTROL, ' ').trim();
}

/** Whether there is anything to see. */
export function isVisible(text: string): boolean {
  return /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
