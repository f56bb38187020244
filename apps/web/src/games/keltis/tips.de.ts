import type { KeltisTipWords } from './tips.en.ts';

export const words: KeltisTipWords = {
  'keltis-aim': 'Ziel: wenige Reihen, aber lange. Eine bis drei Karten kosten Punkte.',
  'keltis-add':
    'Das Ende: Leg noch bis zu zwei Karten an deine Reihen. Die vierte hebt eine Reihe von −2 auf +1.',
  'keltis-low': 'Der Stapel geht zur Neige: Beginne keine Reihe mehr, ein bis drei Karten kosten nur Punkte.',
  'keltis-end':
    'Ein Ende macht eine Reihe eine Karte länger und schließt sie. Nimm es, wenn sonst nichts mehr passt.',
  'keltis-pair':
    'Du hast ein Paar: Wirf es für einen Wunschstein ab. Keiner kostet 4 Punkte, drei bringen 4.',
  'keltis-point':
    'Eine Punktekarte passt an eine Reihe, die mit ihrer Zahl endet; in der Punktereihe zählt sie 1.',
};
