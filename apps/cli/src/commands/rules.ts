import { readFile } from 'node:fs/promises';
import { wordingOf } from '@quartet/catalog';
import type { Command } from '../command.ts';
import { gameNamed, languageFrom } from '../table-flags.ts';

export const command: Command = {
  help: `
quartet rules GAME [--lang en|de]

Prints the rules of a game: linko, linx, combos or keltis.`,
  flags: { lang: 'text' },
  words: 1,
  async run(given) {
    const game = gameNamed(given.words[0], 'the game');
    const wording = await wordingOf(game.id, languageFrom(given));
    process.stdout.write(await readFile(new URL(wording.rules.href), 'utf8'));
  },
};
