import type { SealWords } from './seal-words.en.ts';

export const words: SealWords = {
  fits: (moves) =>
    `Die Karten sind die, die vor dem ersten Zug versiegelt wurden, und alle ${moves} Züge folgen den Regeln.`,
  fitsLuck: (moves, added) =>
    `Die Karten folgen aus dem Siegel, das du vor dem Start gesehen hast, und aus dem, was ${added === 1 ? 'ein Mensch' : `${added} Menschen`} zum Glück beigetragen ${added === 1 ? 'hat' : 'haben'}. Alle ${moves} Züge folgen den Regeln, und alles, was dir gezeigt wurde, steht unverändert in der Aufzeichnung.`,
  late: (moves) =>
    `Die Karten sind die, deren Siegel du gesehen hast, als du an den Tisch kamst. Alle ${moves} Züge folgen den Regeln, und alles, was dir gezeigt wurde, steht unverändert in der Aufzeichnung.`,
  unseen: (moves) =>
    `Die Aufzeichnung ist in sich stimmig, und alle ${moves} Züge folgen den Regeln. Dieses Gerät hat das Spiel aber nicht gesehen und kann nicht sagen, ob die Siegel die von damals sind.`,
  differs: 'Diese Karten sind NICHT die, die vor dem ersten Zug versiegelt wurden.',
  broken: 'Die Aufzeichnung dieses Spiels lässt sich nicht nachspielen.',
  doubts: {
    seal: 'Das Siegel auf dem Geheimnis des Servers ist NICHT das, das dir vor dem Start gezeigt wurde.',
    commitment: 'Das Siegel auf den Karten ist NICHT das, das dir vor dem ersten Zug gezeigt wurde.',
    settled: 'Die Optionen, oder wer beginnt, sind NICHT so, wie sie galten, als das Glück gezogen wurde.',
    contributions: 'Was alle zum Glück beigetragen haben, ist NICHT das, was dir gezeigt wurde.',
    moves: 'Die Züge in der Aufzeichnung sind NICHT die, die du gesehen hast.',
    hands: 'Die Karten, die dir die Aufzeichnung gibt, sind NICHT die, die du hattest.',
  },
};
