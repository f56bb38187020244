import { type Card, type CombosShapes, type Laid, type Move, toBeat } from '@quartet/combos';
import type { Seat } from '@quartet/core';
import { othersThan, type Speech, type Told } from '../../kit/speech.ts';
import { comboOf, madeAt, shortName } from './describe.ts';
import { playOf } from './plays.ts';
import { COMBOS_SPEECH } from './speech-words.ts';
import { draws, seatsFrom } from './turn.ts';
import { COMBOS_WORDS } from './words.ts';

type CombosTold = Told<CombosShapes>;

export const speech: Speech<CombosShapes> = {
  sounds: {
    dealt: 'deal',
    combined: 'place',
    stopped: 'snatch',
    redraw: 'flip',
    reserved: 'slide',
    busted: 'slide',
    won: 'claim',
    drawn: 'flip',
    inserted: 'place',
    opens: null,
    paid: 'slide',
    lost: null,
    'match-over': 'claim',
  },
  minor: ['drawn', 'inserted', 'opens'],
  keys: {
    en: [
      ['1 – 9', 'choose a play, or what an X stands for'],
      ['Shift + ← / →', 'choose more or fewer cards side by side'],
      ['← / →', 'move the card that is being placed'],
      ['R', 'take a reserve card; again: the other one'],
      ['B', 'go bust'],
    ],
    de: [
      ['1 – 9', 'einen Zug wählen, oder wofür ein X steht'],
      ['Umschalt + ← / →', 'mehr oder weniger Karten nebeneinander wählen'],
      ['← / →', 'die Karte verschieben, die eingesteckt wird'],
      ['R', 'eine Reservekarte nehmen; noch einmal: die andere'],
      ['B', 'sich geschlagen geben'],
    ],
  },
  mine: (told) => {
    const { view, me, language } = told;
    const { chips, hand, reserve } = view.players[me]!;
    const s = COMBOS_SPEECH[language];
    return s.mine(s.chips(chips), listed(told, hand.cards ?? []), listed(told, reserve));
  },
  others: (told) =>
    othersThan(told.me, told.names)
      .map((seat) => other(told, seat))
      .join(' '),
  table,
  kind,
};

function listed({ wording, language }: CombosTold, cards: readonly Card[]): string {
  return cards.map((card) => wording.card(card)).join(', ') || COMBOS_SPEECH[language].none;
}

function other(told: CombosTold, seat: Seat): string {
  const { view, names, language, wording } = told;
  const { chips, hand, reserve } = view.players[seat]!;
  const s = COMBOS_SPEECH[language];
  const known = hand.known.map(({ card, position }) =>
    COMBOS_WORDS[language].known(wording.card(card), position),
  );
  return s.other(names[seat]!, s.chips(chips), hand.count, listed(told, reserve), known.join(', '));
}

function table(told: CombosTold): string {
  const { view, names, language } = told;
  const s = COMBOS_SPEECH[language];
  const best = toBeat(view);
  const laid = seatsFrom(view, view.opener).flatMap((seat) => {
    const cards = view.players[seat]!.laid;
    return cards && seat !== best?.seat ? [s.laid(names[seat]!, named(told, cards))] : [];
  });
  const rest = laid.length > 0 ? `${laid.join(', ')}.` : '';
  const beat = best ? s.toBeat(named(told, best), names[best.seat]!) : s.nothingToBeat;
  return [beat, rest, s.table(view.pile.count, draws(view, 0))].filter(Boolean).join(' ');
}

function named({ language, wording }: CombosTold, laid: Laid): string {
  return shortName(COMBOS_WORDS[language], (card) => wording.card(card), laid);
}

function kind(move: Move, { view, me, language }: CombosTold): string {
  const { kinds } = COMBOS_SPEECH[language];
  const hand = view.players[me]!.hand.cards ?? [];
  if (move.type === 'insert') {
    const card = view.drawn?.card;
    const made = card && madeAt([...hand.slice(0, move.at), card, ...hand.slice(move.at)], move.at);
    return made ? kinds.insert : kinds.end;
  }
  if (move.type !== 'play') return kinds[move.type];
  const { cards } = playOf(move, hand);
  const combo = comboOf(cards, move.as);
  return combo ? kinds[combo.type] : cards[0] === 'S' ? kinds.stop : kinds.redraw;
}
