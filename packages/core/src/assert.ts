/** For what can only be false if the program is wrong; never for what a person or a file says. */
export function assert(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence);
}
