import type { AlertWords } from './alert-words.en.ts';

export const words: AlertWords = {
  title: 'Bescheid, wenn du dran bist',
  ask: 'Sag mir, wenn ich am Zug bin',
  onPush: 'Du hörst davon, wenn du am Zug bist, auch wenn Quartet geschlossen ist.',
  onPage: 'Du hörst davon, wenn du am Zug bist, solange diese Seite offen bleibt.',
  noPush: 'Ist die Seite geschlossen, kann dieser Browser nicht Bescheid geben.',
  denied: 'Dieser Browser lässt hier keine Mitteilungen zu. In seinen Einstellungen kannst du das ändern.',
  unable: 'Dieser Browser kennt keine Mitteilungen.',
  homeScreen:
    'Auf iPhone und iPad geht das nur vom Home-Bildschirm aus: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, öffne Quartet von dort und frag noch einmal.',
  isOff:
    'Hier hörst du nicht davon, wenn ein Tisch auf dich wartet. Im Menü eines Tisches ist ein Knopf dafür.',
  turnOff: 'Hier ausschalten',
};
