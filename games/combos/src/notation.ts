import type { Move } from './moves.ts';

/** §9 The one text of a move. */
export function print(move: Move): string {
  switch (move.type) {
    case 'play': {
      const cards = move.from === move.to ? `${move.from}` : `${move.from}-${move.to}`;
      return ['play', cards, ...(move.as.length > 0 ? ['as', ...move.as] : [])].join(' ');
    }
    case 'reserve':
      return `reserve ${move.which} at ${move.at}`;
    case 'bust':
      return 'bust';
    case 'insert':
      return `insert ${move.at}`;
  }
}

const PLAY = /^play ([1-9]\d?)(?:-([1-9]\d?))?(?: as ((?:[1-9]|1[0-2])(?: (?:[1-9]|1[0-2])){0,2}))?$/;
const RESERVE = /^reserve ([12]) at (0|[1-9]\d?)$/;
const INSERT = /^insert (0|[1-9]\d?)$/;

/** Null unless `print` writes exactly this. */
export function parse(text: string): Move | null {
  if (text === 'bust') return { type: 'bust' };
  const insert = INSERT.exec(text);
  if (insert) return { type: 'insert', at: Number(insert[1]) };
  const reserve = RESERVE.exec(text);
  if (reserve) return { type: 'reserve', which: Number(reserve[1]), at: Number(reserve[2]) };
  const play = PLAY.exec(text);
  if (!play) return null;
  const from = Number(play[1]);
  const to = Number(play[2] ?? play[1]);
  if (play[2] !== undefined && to <= from) return null;
  return { type: 'play', from, to, as: play[3]?.split(' ').map(Number) ?? [] };
}
