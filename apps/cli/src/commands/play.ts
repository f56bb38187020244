import { randomBytes, randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { games, wordingOf } from '@quartet/catalog';
import { FastRng, fastSeed, type Game, type Language, Match, secretSeed } from '@quartet/core';
import { BOTS_HELP, botsFrom } from '../bot-flags.ts';
import { type Command, type Given, wholeNumber } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { PLAY_WORDS } from '../play-words.ts';
import { Sitting } from '../sitting.ts';
import { gameNamed, languageFrom, seedFrom, TABLE_FLAGS, TABLE_HELP, tableFrom } from '../table-flags.ts';
import { Terminal } from '../terminal.ts';

export const command: Command = {
  help: `
quartet play [GAME] [--seats N] [--seed S] [--lang en|de]

You against bots, in the terminal or through a pipe. GAME is linko, linx, combos or keltis;
left out, you are asked. Without --seed the deal comes from a secret: its seal is shown before, the
secret after the game, and "quartet verify" checks them.

${TABLE_HELP}
  --first SEAT         the seat that begins; yours is 0 (default: random)
  --seed S             any text; the same seed gives the same deals and opponents
${BOTS_HELP}
                       (default medium)
  --lang en|de         language
  --name NAME          what the table calls you
  --record FILE        write the game there when it is over`,
  flags: { ...TABLE_FLAGS, seed: 'text', lang: 'text', bots: 'text', name: 'text', record: 'text' },
  words: 1,
  async run(given) {
    const language = languageFrom(given);
    const terminal = new Terminal();
    try {
      const game =
        given.words[0] === undefined
          ? await askGame(terminal, language)
          : gameNamed(given.words[0], 'the game');
      if (game) await playAt(terminal, game, given, language);
    } finally {
      terminal.close();
    }
  },
};

async function askGame(terminal: Terminal, language: Language): Promise<Game | null> {
  const words = PLAY_WORDS[language];
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

function nameFrom(given: Given, language: Language): string {
  const name = given.text('name')?.trim() ?? PLAY_WORDS[language].name;
  if (!/^[^\p{C}]{1,20}$/u.test(name)) throw new Complaint('--name takes 1 to 20 printable characters.');
  return name;
}

async function playAt(terminal: Terminal, game: Game, given: Given, language: Language): Promise<void> {
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
  const opponents = botsFrom(game, given.text('bots') ?? 'medium', table.seats - 1);
  const name = nameFrom(given, language);
  await new Sitting({ terminal, match, wording, language, name, opponents, rng }).run();
  const file = given.text('record');
  if (file === undefined) return;
  try {
    writeFileSync(file, `${JSON.stringify(match.record('referee'))}\n`);
  } catch (error) {
    throw new Complaint(
      `--record ${file} cannot be written: ${error instanceof Error && 'code' in error ? error.code : error}.`,
    );
  }
  terminal.say(PLAY_WORDS[language].saved(file));
}
