import type { FailureWords } from './words.en.ts';

export const words: FailureWords = {
  faults: {
    full: {
      what: 'Auf diesem Gerät ist kein Platz mehr.',
      todo: 'Es kann nichts mehr aufgehoben werden. Lösche alte Spiele oder andere Dateien und versuch es dann noch einmal.',
    },
    closed: {
      what: 'Dieser Browser hebt für diese Seite nichts auf.',
      todo: 'Vielleicht ist das Fenster privat oder der Speicher abgeschaltet. Erlaube ihn oder nimm ein anderes Fenster und versuch es dann noch einmal.',
    },
    newer: {
      what: 'In einem anderen Tab ist ein neueres Quartet offen.',
      todo: 'Lade diese Seite neu, um damit weiterzumachen.',
    },
    elsewhere: {
      what: 'Dieses Spiel ist in einem anderen Tab offen.',
      todo: 'Nur in einem kann gespielt werden. Hier geht es weiter, wenn du den anderen schließt, oder sofort.',
    },
    unloaded: {
      what: 'Ein Teil von Quartet konnte nicht geladen werden.',
      todo: 'Sieh nach deiner Verbindung und versuch es noch einmal, oder lade neu.',
    },
    silent: {
      what: 'Das Spiel antwortet nicht.',
      todo: 'Versuch es noch einmal. Hilft das nicht, lade die Seite neu.',
    },
    broken: {
      what: 'Da ist etwas schiefgegangen, und du warst es nicht.',
      todo: 'Versuch es noch einmal. Hilft das nicht, lade die Seite neu.',
    },
  },
  unplayed: 'Dein Zug wurde nicht gespielt.',
  waits: 'Das Spiel wartet.',
  kept: 'Jeder Zug, den du gesehen hast, ist aufgehoben.',
  noTable: 'Dieser Tisch lässt sich nicht zeichnen.',
  plainTable: 'In schlichten Worten zeigen',
  again: 'Noch einmal versuchen',
  playHere: 'Hier weiterspielen',
  reload: 'Neu laden',
  myGames: 'Meine Spiele auf diesem Gerät',
  nothingKept:
    'In diesem Browser kann gerade nichts aufgehoben werden, also kann kein Spiel beginnen. Regeln und Lektionen sind da.',
};
