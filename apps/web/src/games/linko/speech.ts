import { type Card, type LinkoShapes, linko, type Move } from '@quartet/linko';
import { imagined } from '../../kit/legal.ts';
import { ofOthers, type Speech, type Told } from '../../kit/speech.ts';
import { signed } from '../../ui/signed.ts';
import { countsOf } from './counts.ts';
import { LINKO_SPEECH } from './speech-words.ts';
import { reachOf, standing } from './verdict.ts';
import { LINKO_WORDS } from './words.ts';

type LinkoTold = Told<LinkoShapes>;

export const speech: Speech<LinkoShapes> = {
  sounds: {
    dealt: 'deal',
    'ghost-filled': 'flip',
    played: 'place',
    'ghost-snatched': 'snatch',
    snatched: 'snatch',
    taken: 'slide',
    left: null,
    reclaimed: 'slide',
    discarded: 'slide',
    drawn: 'flip',
    refilled: 'flip',
    'last-turn': null,
    'round-over': 'claim',
    'match-over': 'claim',
  },
  minor: ['snatched', 'drawn', 'refilled', 'ghost-filled'],
  keys: (language) => LINKO_SPEECH[language].keys,
  mine,
  others: (told) => `${ofOthers(told, other)} ${ghost(told)}`.trim(),
  table,
  kind,
};

function mine({ view, me, language, sheet }: LinkoTold): string {
  const [s, t] = [LINKO_SPEECH[language], LINKO_WORDS[language]];
  const { hand, layers } = view.seats[me]!;
  const { laid, held, total } = standing(sheet, me);
  const points = `+${laid} −${held}, ${signed(total)}`;
  const top = layers.at(-1);
  const said = top ? s.top(t.set(top)) : s.noTop;
  if (held === 0) return `${s.emptyHand(points)} ${said}`;
  return `${s.mine(t.cards(held), t.list(setsOf(hand.cards ?? [], t.set)), points)} ${said}`;
}

function setsOf(cards: readonly Card[], set: (cards: readonly Card[]) => string): readonly string[] {
  return [...countsOf(cards)].map(([card, count]) => set(Array<Card>(count).fill(card)));
}

function other({ view, names, language, sheet }: LinkoTold, seat: number): string {
  const t = LINKO_WORDS[language];
  const { hand, layers } = view.seats[seat]!;
  const points = signed(standing(sheet, seat).total);
  const top = layers.at(-1);
  return LINKO_SPEECH[language].other(names[seat]!, t.cards(hand.count), points, top ? t.set(top) : '');
}

function ghost({ view, language }: LinkoTold): string {
  if (!view.ghost) return '';
  const t = LINKO_WORDS[language];
  return LINKO_SPEECH[language].ghost(t.list(setsOf(view.ghost, t.set)));
}

function table({ view, language, wording }: LinkoTold): string {
  const [s, t] = [LINKO_SPEECH[language], LINKO_WORDS[language]];
  const row = view.row.map((cards) => cards.map((card) => wording.card(card)).join(' + ') || s.empty);
  const said = s.table(row.join(', '), t.cards(view.pile.count), t.cards(view.discards.length));
  return view.lastTurn ? `${said} ${t.lastTurn}` : said;
}

function kind(move: Move, { view, language }: LinkoTold): string {
  const { kinds } = LINKO_SPEECH[language];
  if (move.type === 'draw') return move.from === 'row' ? kinds.row : kinds.pile;
  if (move.type === 'snatch') return kinds.ghost;
  if (move.type !== 'play') return kinds[move.type];
  if (reachOf(view, imagined(linko, view), move.cards).victims.length > 0) return kinds.snatches;
  return move.cards.length === 1 ? kinds.single : kinds.several;
}

export { story } from './story.ts';

export const ends = () => import('./ends.tsx');
