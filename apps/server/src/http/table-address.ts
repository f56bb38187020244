/** What people send each other: see `invitation.ts`. */
export function linkTo(origin: string, code: string): string {
  return `${origin}/t/${code}`;
}

/** The same for a duplicate evening. */
export function linkToEvent(origin: string, code: string): string {
  return `${origin}/e/${code}`;
}

/** Where people open a table in the web app. */
export function tableAddress(origin: string, table: string): string {
  return `${origin}/#/online/${table}`;
}
