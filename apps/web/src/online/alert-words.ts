import type { Language } from '@quartet/core';

const en = {
  title: 'Turn alerts',
  ask: 'Tell me when it is my turn',
  onPush: 'You will be told when it is your turn, also when Quartet is closed.',
  onPage: 'You will be told when it is your turn, as long as this page stays open.',
  noPush: 'This browser cannot tell you once the page is closed.',
  denied: 'This browser does not allow notifications from here. You can change that in its settings.',
  unable: 'This browser knows no notifications.',
  homeScreen:
    'On an iPhone or iPad this works from the Home Screen only: tap Share, then “Add to Home Screen”, open Quartet from there and ask again.',
  isOff: 'You are not told here when a table waits for you. The menu of a table has a button for it.',
  turnOff: 'Turn off here',
};

export type AlertWords = typeof en;

const de: AlertWords = {
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

export const ALERT_WORDS: Readonly<Record<Language, AlertWords>> = { en, de };
