import type { Chance, MoveCode, Rng, Shapes, Viewer } from '@quartet/core';
import { broken, difference, json, type Walk } from './walk.ts';

/** A shuffle, and two of its cards that change places. */
interface Swap {
  readonly shuffle: number;
  readonly places: readonly [number, number];
}

/**
 * L10, L15 Eyes and ears agree. A game is played beside its twin, in whose deal two cards have changed places, for as
 * long as a viewer can tell no difference. What sounds alike must look alike, or a view shows what no event told; what
 * looks alike must sound alike, or an event tells what no view shows. The opening and each new deal are heard, too.
 */
export function twinsAreTwins<S extends Shapes>(
  walked: Walk<S>,
  codes: readonly MoveCode[],
  shuffles: readonly number[],
  twins: number,
): void {
  const { game, table, rng } = walked;
  const decks = game.decks(table);
  for (let i = 0; i < twins; i++) {
    const viewer: Viewer = rng.below(4) === 0 ? 'table' : rng.below(table.seats);
    const shuffle = shuffles[rng.below(shuffles.length)]!;
    const size = decks[shuffle % decks.length]!.cards.length;
    const first = rng.below(size);
    const second = (first + 1 + rng.below(size - 1)) % size;
    compare(walked, codes, viewer, { shuffle, places: [first, second] });
  }
}

function compare<S extends Shapes>(
  { game, table, name, chance }: Walk<S>,
  codes: readonly MoveCode[],
  viewer: Viewer,
  swap: Swap,
): void {
  const decks = game.decks(table).length;
  const [luck, likeLuck] = [chance(), chance()];
  let latest = 0;
  const real: Chance = (shuffle) => luck((latest = shuffle));
  const twin: Chance = (shuffle) =>
    shuffle === swap.shuffle ? swapped(likeLuck(shuffle), swap.places) : likeLuck(shuffle);
  const sounds: [string, string] = ['', ''];
  const hear = (world: 0 | 1) => (event: S['Event']) => {
    const told = game.redact(event, viewer);
    if (told !== null) sounds[world] += `${json(told)}\n`;
  };
  const a = game.start(table, real, hear(0));
  const b = game.start(table, twin, hear(1));
  for (let ply = 0; ; ply++) {
    const isDealt = latest >= swap.shuffle;
    if (isDealt) {
      const looks = [json(game.view(a, viewer)), json(game.view(b, viewer))] as const;
      const [soundsAlike, looksAlike] = [sounds[0] === sounds[1], looks[0] === looks[1]];
      if (soundsAlike && !looksAlike)
        broken('L15', name, ply, `${viewer} sees what no event told${difference(...looks)}`);
      // A new deal sweeps away what everybody just saw: the views after it do not show it any more.
      const isSwept = Math.floor(latest / decks) > Math.floor(swap.shuffle / decks);
      if (looksAlike && !soundsAlike && !isSwept)
        broken('L10', name, ply, `${viewer} hears what no view shows${difference(...sounds)}`);
      if (!soundsAlike || isSwept) return;
    }
    if (ply === codes.length) return;
    const code = codes[ply]!;
    const likeCode = isDealt ? codeIn(game, a, b, code) : code;
    if (likeCode === null) return;
    sounds[0] = sounds[1] = '';
    game.play(a, code, real, hear(0));
    game.play(b, likeCode, twin, hear(1));
  }
}

/** The code in another position of a move listed in this one; null if it may not be played there. */
function codeIn<S extends Shapes>(
  game: Walk<S>['game'],
  from: S['State'],
  to: S['State'],
  code: MoveCode,
): MoveCode | null {
  const move = game.toMove(from, code);
  return game.refuse(to, move) === null ? game.toCode(to, move) : null;
}

function swapped(rng: Rng, [first, second]: Swap['places']): Rng {
  return {
    below: (limit) => rng.below(limit),
    shuffle: (cards) => {
      rng.shuffle(cards);
      [cards[first], cards[second]] = [cards[second]!, cards[first]!];
    },
  };
}
