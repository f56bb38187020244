/** Where people open a table in the web app. */
export function tableAddress(origin: string, table: string): string {
  return `${origin}/#/online/${table}`;
}
