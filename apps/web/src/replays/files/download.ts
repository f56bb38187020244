/** Gives the browser a text to keep as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it; a minute is enough for any disk.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** `keltis-2026-11-03.json`; the day is the reader's own. */
export function fileName(what: string, date: Date): string {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${what}-${day.map((part) => String(part).padStart(2, '0')).join('-')}.json`;
}
