/** What admin can do, and what the word after it is; null: there is none. */
export const ADMIN_WORDS = {
  tables: null,
  show: 'a table: its id or its six letters',
  export: 'a table: its id or its six letters',
  backup: 'the name of a new file',
  restore: 'the file of a backup',
  forget: 'a person: id or login',
  link: null,
} as const;

export type AdminVerb = keyof typeof ADMIN_WORDS;

export function isAdminVerb(word: string): word is AdminVerb {
  return Object.hasOwn(ADMIN_WORDS, word);
}
