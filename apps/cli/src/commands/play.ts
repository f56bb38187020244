import { randomBytes, randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { games, wordingOf } from '@quartet/catalog';
import { FastRng, fastSeed, type Game, type Language, Match, secretSeed } from '@quartet/core';
import { BOTS_HELP, botsFrom } from '../bot-flags.ts';
import { type Command, type Given, wholeNumber } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { type PlayWords, playWordsIn } from '../play-words.ts';
import { Sitting } from '../sitting.ts';
import {
  GAME_NAMES,
  gameNamed,
  LANGUAGE_NAMES,
  languageFrom,
  seedFrom,
  TABLE_FLAGS,
  TABLE_HELP,
  tableFrom,
} from '../table-flags.ts';
import { Terminal } from '../terminal.ts';

export const command: Command = {
  help: `
quartet play [GAME] [--seats N] [--seed S] [--lang ${LANGUAGE_NAMES}]

You against bots, in the terminal or through a pipe. GAME is ${GAME_NAMES};
left out, you are asked. Without --seed the deal comes from a secret: its seal is shown before, the
secret after the game, and "quartet verify" checks them.

${TABLE_HELP}
  --first SEAT         the seat that begins; yours is 0 (default: random)
  --seed S             any text; the same seed gives the same deals and opponents
${BOTS_HELP}
                       (default medium)
  --lang ${LANGUAGE_NAMES.padEnd(13)} language
  --name NAME          what the table calls you
  --record FILE        write the game there when it is over`,
  flags: { ...TABLE_FLAGS, seed: 'text', lang: 'text', bots: 'text', name: 'text', record: 'text' },
  words: 1,
  async run(given, streams) {
    const language = languageFrom(given);
    const words = await playWordsIn(language);
    const terminal = new Terminal(streams);
    try {
      const game =
        given.words[0] === undefined
          ? await askGame(terminal, language, words)
          : gameNamed(given.words[0], 'the game');
      if (game) await playAt(terminal, game, given, language, words);
    } finally {
      terminal.close();
    }
  },
};

async function askGame(terminal: Terminal, language: Language, words: PlayWords): Promise<Game | null> {
  for (const [i, { id, seats }] of games.entries()) {
    terminal.say(`  ${i + 1}  ${(await wordingOf(id, language)).title} (${seats.min}–${seats.max})`);
  }
  const answer = await terminal.ask(words.whichGame);
  if (answer === null || answer === 'quit') {
    terminal.say(words.inputEnded);
    return null;
  }
  const named = games.find(({ id }) => id === answer);
  return named ?? games[wholeNumber('the number', answer, { min: 1, max: games.length }) - 1]!;
}

function nameFrom(given: Given, words: PlayWords): string {
  const name = given.text('name')?.trim() ?? words.name;
  if (!/^[^\p{C}]{1,20}$/u.test(name)) throw new Complaint('--name takes 1 to 20 printable characters.');
  return name;
}

async function playAt(
  terminal: Terminal,
  game: Game,
  given: Given,
  language: Language,
  words: PlayWords,
): Promise<void> {
  const seedText = seedFrom(given);
  const rng = new FastRng(seedText ?? randomBytes(16).toString('hex'));
  const usual = Math.min(4, Math.max(3, game.seats.min), game.seats.max);
  const table = tableFrom(game, given, usual, (seats) =>
    seedText === undefined ? randomInt(seats) : rng.below(seats),
  );
  const match = Match.start(
    game,
    table,
    seedText === undefined ? secretSeed(randomBytes(32)) : fastSeed(seedText),
  );
  const wording = await wordingOf(game.id, language);
  const opponents = await botsFrom(game, given.text('bots') ?? 'medium', table.seats - 1);
  const name = nameFrom(given, words);
  await new Sitting({ terminal, match, wording, words, name, opponents, rng }).run();
  const file = given.text('record');
  if (file === undefined) return;
  try {
    writeFileSync(file, `${JSON.stringify(match.record('referee'))}\n`);
  } catch (error) {
    throw new Complaint(
      `--record ${file} cannot be written: ${error instanceof Error && 'code' in error ? error.code : error}.`,
    );
  }
  terminal.say(words.saved(file));
}
