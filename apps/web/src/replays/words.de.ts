import { YOU } from '@quartet/core/words.de';
import type { ReplayWords } from './words.en.ts';

export const words: ReplayWords = {
  replayOf: (title) => `Rückblick: ${title}`,
  playback: 'Wiedergabe',
  scrubber: 'Zug',
  moment: (at, length) => (at === 0 ? 'Vor dem ersten Zug' : `Zug ${at} von ${length}`),
  momentShort: (at, length) => `${at} / ${length}`,
  toFirst: 'Zum Anfang',
  toBack: 'Einen Zug zurück',
  toNext: 'Einen Zug weiter',
  toLast: 'Zum Ende',
  play: 'Abspielen',
  pause: 'Anhalten',
  speed: 'Tempo',
  round: (round) => `Runde ${round}`,
  rounds: 'Runden',
  whoseEyes: 'Gesehen von',
  openTable: 'Offener Tisch',
  allHands: 'Alle Hände offen',
  allHandsOf: (name) => (name === YOU ? 'Deine Hand' : `Hand von ${name}`),
  onlyAfter: 'Alle Hände liegen offen, sobald das Spiel zu Ende ist.',
  readOnly: 'Das ist ein Rückblick: Hier kann nichts gespielt werden.',
  keys: 'Pfeiltasten gehen zugweise, Pos1 und Ende springen, Bild auf und ab wechseln die Runde, N und P führen zum nächsten und vorigen markierten Zug, Leertaste spielt ab.',
  more: 'Mehr',
  asItEnded: 'Ergebnis',

  save: 'Sichern',
  share: 'Link kopieren',
  handOn: 'Link teilen',
  shareNote: 'Der Link enthält das ganze Spiel. Wer ihn öffnet, sieht genau diesen Zug.',
  shared: 'Der Link ist kopiert.',
  sharedByHand: 'Kopiere diesen Link:',
  playOn: 'Von hier weiterspielen',
  playOnTitle: (at) => (at === 0 ? 'Von Anfang an spielen' : `Nach Zug ${at} weiterspielen`),
  playOnNote:
    'Dieselben Karten, dieselben Züge bis hierher. Auf den anderen Plätzen sitzen Bots. Das Spiel zählt nicht für deine Statistik.',
  playOnAs: 'Du spielst',
  playOnAtEnd: 'Hier ist das Spiel zu Ende: Geh zurück, um weiterzuspielen.',
  playOnNotSeeded:
    'Die Datei zu diesem Spiel hat keinen Startwert, deshalb kennt niemand die Karten, die nie ausgeteilt wurden.',
  playOnRunning: 'Dieses Spiel läuft noch: Spiel es an seinem Tisch weiter.',

  practise: 'Üben',
  review: 'Analyse',
  reviewOf: (name) => (name === YOU ? 'Deine Züge prüfen' : `Züge von ${name} prüfen`),
  reviewNote: 'Jede Entscheidung wird mit dem besten Zug verglichen, nach dem, was man damals wissen konnte.',
  reviewing: (done, total) => `${done} von ${total} Entscheidungen`,
  stop: 'Abbrechen',
  reviewDone: (count) => {
    if (count === 0) return 'Kein Zug hat nennenswert etwas gekostet.';
    return count === 1 ? 'Ein Zug wäre besser gegangen.' : `${count} Züge wären besser gegangen.`;
  },
  worst: 'Wo am meisten verloren ging',
  cost: (percent) => `−${percent} %`,
  costs: (percent) => `kostete ${percent} % der Aussichten`,
  wasBest: 'Eine gute Entscheidung: Nichts war klar besser.',
  better: (move) => `Besser: ${move}`,
  outlook: (better, played) =>
    `Aussichten (halb Siegchance, halb Vorsprung): damit ${better} %, wie gespielt ${played} %.`,
  chances: (better, played) =>
    `Ein Meister gewinnt danach etwa ${better} von 100 Spielen, so wie gespielt ${played}.`,
  tryAgain: 'Diesen Zug neu versuchen',
  yours: (move) => `Gespielt: ${move}`,
  fewerWins: (percent) => `Es gewinnt um etwa ${percent} % seltener`,
  fewerPoints: (points) =>
    points === 1 ? 'Es bringt etwa einen Punkt weniger' : `Es bringt etwa ${points} Punkte weniger`,
  promisesLess: 'Es verspricht weniger, über viele Fortsetzungen gerechnet',
  costNote:
    'Prozent der Aussichten: halb Siegchance, halb Vorsprung, über viele mögliche Verteilungen der Karten.',
  lossOf: (at, of) => `Markierter Zug ${at} von ${of}`,
  nextLoss: 'Nächster markierter Zug',
  previousLoss: 'Voriger markierter Zug',

  lookBack: (at) => `Blick zurück auf Zug ${at}`,
  backToNow: 'Zurück zum Spiel',
  sinceThen: (count) => (count === 1 ? 'seitdem 1 Zug' : `seitdem ${count} Züge`),

  openFile: 'Datei öffnen …',
  fileNote: 'Die Aufzeichnung eines Spiels oder eine Sicherung aller deiner Spiele.',
  fromFile: 'aus einer Datei',
  casual: 'ohne Wertung',
  unfinished: 'nicht beendet',
  saveName: (title) => `${title} als Datei sichern`,
  unreadable: 'Unlesbares Spiel',
  unreadableNote: 'Was hier gespeichert ist, ist beschädigt. Es lässt sich nur löschen.',
  deleteName: (title) => `${title} löschen`,
  goOn: 'Weiterspielen',
  deleted: (title) => `${title} ist gelöscht.`,
  undo: 'Rückgängig',
  deleteAll: 'Alle Spiele löschen',
  deleteAllAsk: (count) =>
    count === 1
      ? 'Das eine Spiel auf diesem Gerät löschen?'
      : `Alle ${count} Spiele auf diesem Gerät löschen?`,
  deleteAllNote: 'Rückblicke und Statistik gehen mit verloren. Das lässt sich nicht rückgängig machen.',
  keep: 'Behalten',
  allDeleted: 'Alle Spiele sind gelöscht.',
  brought: (count) => (count === 1 ? 'Ein Spiel ist dazugekommen.' : `${count} Spiele sind dazugekommen.`),
  nothingNew: 'Alle Spiele aus dieser Datei sind schon hier.',
  outdated: (count) => `${count} wurden nach älteren Regeln gespielt und ausgelassen.`,

  statsNote:
    'Deine Spiele gegen Bots auf diesem Gerät. Spiele mit zurückgenommenem Zug und weitergespielte zählen nicht.',
  onlineGames: 'Meine Online-Spiele',
  plays: 'Spiele',
  winShare: 'Gewonnen',
  even: (percent) => `ausgeglichen wären ${percent} %`,
  mean: 'Mittlere Punktzahl',
  best: 'Beste Punktzahl',
  against: 'Gegen',
  mixed: 'Gemischt',
  distribution: 'Deine Punktzahlen',
  bar: (from, to, count) => {
    const games = count === 1 ? '1 Spiel' : `${count} Spiele`;
    return from === to ? `${from}: ${games}` : `${from} bis ${to}: ${games}`;
  },
  everything: 'Alles von dir in einer Datei',
  everythingNote:
    'Deine Spiele hier und online, deine Einstellungen, deine Leute. Für ein anderes Gerät oder zur Sicherheit; die Datei bleibt bei dir. Wertungen bleiben beim Server.',
  withoutOnline: 'Der Server antwortet nicht: In der Datei ist, was auf diesem Gerät ist.',
  exportAll: 'Alles sichern',
  importAll: 'Sicherung öffnen …',

  faultTitle: 'Dieses Spiel lässt sich nicht zeigen',
  fileFault: (name) => `„${name}“ lässt sich nicht öffnen`,
  unchanged: 'Es wurde nichts geändert.',
  line: (line) => `Zeile ${line}`,
  faults: {
    missing: 'Dieses Spiel ist nicht mehr auf diesem Gerät.',
    link: 'Der Link ist nicht vollständig: Ein Teil fehlt oder wurde verändert.',
    empty: 'Die Datei ist leer.',
    large: (megabytes) => `Die Datei ist größer als ${megabytes} MB.`,
    json: 'Das ist kein JSON und damit keine Aufzeichnung eines Spiels.',
    move: (move, text) => `Zug ${move}, „${text}“:`,
    after: (moves) => (moves === 0 ? 'Vor dem ersten Zug:' : `Nach Zug ${moves}:`),
    parts: {
      record: 'Das ist keine Aufzeichnung eines Spiels.',
      game: 'Dieses Spiel ist hier nicht bekannt.',
      rules: 'Es wurde nach Regeln gespielt, die hier nicht bekannt sind.',
      seats: 'Die Zahl der Mitspielenden stimmt nicht.',
      first: 'Der Platz, der beginnt, stimmt nicht.',
      options: 'Eine Wahlregel stimmt nicht.',
      seed: 'Der Startwert stimmt nicht.',
      deals: 'Die ausgeteilten Karten stimmen nicht.',
      moves: 'Die Liste der Züge stimmt nicht.',
      result: 'Das Ergebnis stimmt nicht.',
      players: 'Die Mitspielenden stimmen nicht.',
      other: 'Ein Teil davon stimmt nicht.',
    },
  },
};
