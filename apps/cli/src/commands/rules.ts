import { readFile } from 'node:fs/promises';
import { wordingOf } from '@quartet/catalog';
import type { Command } from '../command.ts';
import { GAME_NAMES, gameNamed, LANGUAGE_NAMES, languageFrom } from '../table-flags.ts';

export const command: Command = {
  help: `
quartet rules GAME [--lang ${LANGUAGE_NAMES}]

Prints the rules of a game: ${GAME_NAMES}.`,
  flags: { lang: 'text' },
  words: 1,
  async run(given, streams) {
    const game = gameNamed(given.words[0], 'the game');
    const wording = await wordingOf(game.id, languageFrom(given));
    streams.stdout.write(await readFile(new URL(wording.rules.href), 'utf8'));
  },
};
