/** What a picture of a result says, and the sheet that offers it. */
export const words = {
  title: 'Share this game',
  picture: (headline: string) => `Picture: ${headline}`,
  drawing: 'Drawing the picture …',
  failed: 'The picture could not be drawn. The text can still be copied.',
  showNames: 'Show the names of the others',
  askFirst: 'Ask them first. Without it the picture names nobody but you, and never shows a hand.',
  share: 'Share …',
  save: 'Save picture',
  copy: 'Copy text',
  copied: 'The text is copied.',
  notCopied: 'It cannot be copied here: mark the text above.',
  players: (count: number) => `${count} players`,
  me: 'Me',
  bot: 'a bot',
  botOf: (level: string) => `a bot, ${level.toLowerCase()}`,
  friend: 'a friend',
  friendOf: (letter: string) => `friend ${letter}`,
  /** Without a name somebody speaks of themselves. */
  won: (name: string | null, amount: string) => `${name ?? 'I'} won${amount && ` with ${amount}`}`,
  came: (name: string | null, place: number, amount: string) =>
    `${name ?? 'I'} came ${ordinal(place)}: ${amount}`,
  line: (game: string, headline: string, players: string) => `${game}: ${headline}, ${players}.`,
};

function ordinal(place: number): string {
  return `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`;
}

export type ShareWords = typeof words;
