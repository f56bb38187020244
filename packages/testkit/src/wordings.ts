import { LANGUAGES, type OptionWording, type Shapes, type Viewer, type Wording } from '@quartet/core';
import type { Kit } from './kit.ts';
import { broken, type Effort, json, type Stop, type Walk, walk, walks } from './walk.ts';

const NAMES = ['Mia', 'Otto', 'Ada', 'Ben', 'Cleo', 'Finn'];
/** How each language speaks to whoever it is about; one that has no file for it is not held to it. */
const YOU = new Map<string, { readonly name: string; readonly wrong: RegExp } | null>(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const file = `./second-person.${language}.ts`;
      return [
        language,
        await import(file).then(
          ({ you }) => you,
          () => null,
        ),
      ] as const;
    }),
  ),
);
/** What a forgotten case leaves in a sentence. */
const GAP = /undefined|NaN|\[object|\bnull\b|\$\{/;

/** Over random games, each prompt, table, move, event, refusal and score part reads well in each language. */
export function checkWordings<S extends Shapes>(kit: Kit<S>, effort: Effort): void {
  for (const language of LANGUAGES) {
    const wording = kit.wordings[language];
    checkOptions(kit, wording, effort.seats);
    for (const walked of walks(kit, effort)) checkSentences(kit, wording, walked);
    for (const walked of walks(kit, effort)) checkYou(kit, wording, walked);
  }
}

function checkSentences<S extends Shapes>(kit: Kit<S>, wording: Wording<S>, walked: Walk<S>): void {
  const { game, table, rng, name } = walked;
  const vocabulary = kit.vocabulary(table, rng);
  const says = (text: string, ply: number, about: unknown): void => {
    if (text.trim() === '' || GAP.test(text)) broken('wording', name, ply, `"${text}" for ${json(about)}`);
  };
  const viewers: Viewer[] = [0, table.seats - 1, 'table', 'referee'];
  const end = walk(
    walked,
    (stop: Stop<S>) => {
      for (const viewer of viewers) {
        const view = game.view(stop.state, viewer);
        says(wording.prompt(view, NAMES), stop.ply, view);
        for (let seat = 0; seat < table.seats; seat++) says(wording.standing(view, seat), stop.ply, view);
        for (const line of wording.table(view, NAMES)) says(`.${line}`, stop.ply, view);
      }
      const move = game.toMove(stop.state, stop.chosen);
      says(wording.move(move), stop.ply, stop.chosen);
      for (const viewer of [game.actor(stop.state), ...viewers])
        says(wording.move(move, game.view(stop.state, viewer)), stop.ply, stop.chosen);
      for (let tries = 0; tries < 4 && vocabulary.length > 0; tries++) {
        const said = vocabulary[rng.below(vocabulary.length)]!;
        const why = game.refuse(stop.state, said);
        if (why) says(wording.refusal(why), stop.ply, why);
      }
    },
    (step) => {
      for (const event of step.events) {
        for (const viewer of viewers) {
          const heard = game.redact(event, viewer);
          if (heard) says(wording.event(heard, NAMES), step.ply, heard);
        }
      }
    },
  );
  for (const { parts } of game.scoreSheet(end.state)) {
    for (const { key } of parts) says(wording.scorePart(key), end.codes.length, key);
  }
}

/** What is told of the one who reads it is told to them. */
function checkYou<S extends Shapes>({ game }: Kit<S>, wording: Wording<S>, walked: Walk<S>): void {
  const you = YOU.get(wording.language);
  if (!you) return;
  const { name, wrong } = you;
  const names = NAMES.map((other, seat) => (seat === 0 ? name : other));
  const says = (text: string, ply: number): void => {
    const told = text.replace(/(?<=^[> ]*|[.!?:] )\p{Lu}/gu, (letter) => letter.toLowerCase());
    if (wrong.test(told)) broken('wording', walked.name, ply, `"${text}" to whoever it is about`);
  };
  walk(
    walked,
    (stop: Stop<S>) => {
      for (const viewer of [0, 'table'] as const) {
        const view = game.view(stop.state, viewer);
        for (const text of [wording.prompt(view, names), ...wording.table(view, names)]) says(text, stop.ply);
      }
    },
    (step) => {
      for (const event of step.events) {
        const heard = game.redact(event, 0);
        if (heard) says(wording.event(heard, names), step.ply);
      }
    },
  );
}

function checkOptions<S extends Shapes>({ game }: Kit<S>, wording: Wording<S>, seats: number): void {
  const words: Readonly<Record<string, OptionWording>> = wording.options;
  for (const [option, spec] of Object.entries(game.options)) {
    const { label, help, value } = words[option]!;
    for (const text of [label, help, ...spec.choices(seats).map(value)]) {
      if (text.trim() === '' || GAP.test(text))
        broken('wording', wording.title, 0, `option ${option}: "${text}"`);
    }
  }
}
