import { spawnSync } from 'node:child_process';

/** Fonts of usual systems, narrow, wide and high, by the package of Debian that has them. */
const SYSTEM_FONTS: Readonly<Record<string, string>> = {
  'Liberation Sans': 'fonts-liberation',
  'Noto Sans': 'fonts-noto-core',
  'DejaVu Sans': 'fonts-dejavu-core',
};

/** What text is set in: null is the shipped font. */
export type Font = string | null;

/** The shipped font, and those of the system that are there. */
export function fontsHere(): readonly Font[] {
  return [null, ...Object.keys(SYSTEM_FONTS).filter(isHere)];
}

/** Debian's packages of those that are not here. */
export function missingFonts(): readonly string[] {
  // Whoever says which fonts there are means it.
  if (process.env.FONTCONFIG_FILE) return [];
  return missing().map((font) => SYSTEM_FONTS[font]!);
}

/** Says what tables are then not measured in. */
export function tellMissingFonts(): void {
  for (const font of missing()) {
    console.warn(`Skipped: tables in ${font}. To get it (on Debian): apt-get install ${SYSTEM_FONTS[font]}`);
  }
}

function missing(): readonly string[] {
  return Object.keys(SYSTEM_FONTS).filter((font) => !isHere(font));
}

function isHere(font: string): boolean {
  const { stdout } = spawnSync('fc-list', [font, 'family'], { encoding: 'utf8' });
  return Boolean(stdout?.trim());
}
