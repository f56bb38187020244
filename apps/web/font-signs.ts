/** What people write in either language, and what every keyboard has. */
const LETTERS = `${ascii()}ÄÖÜäöüßéè`;

/** Signs of our texts and tables; a no-break space is one. */
const SIGNS = '\u00a0§±·×Σ–—’“”„…←↑→↓↘−○●★⚠✓';

/** All that the shipped font can write. Other letters, such as those of a name, come from the device's own fonts. */
export const WRITTEN = LETTERS + SIGNS;

function ascii(): string {
  return String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at));
}
