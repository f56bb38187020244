import type { Language } from '@quartet/core';

/** With its sign and two places, as a difference is read. */
export function differenceText(difference: number, language: Language): string {
  const text = placed(Math.abs(difference), 2, language);
  return difference > 0 ? `+${text}` : difference < 0 ? `−${text}` : text;
}

export function percentText(percent: number, language: Language): string {
  return `${placed(percent, 1, language)}\u00a0%`;
}

function placed(value: number, places: number, language: Language): string {
  return value.toLocaleString(language, { minimumFractionDigits: places, maximumFractionDigits: places });
}
