import type { Seat } from '@quartet/core';
import type { Card, Event, LinkoShapes, View } from '@quartet/linko';
import { type Happened, type Listener, type Piece, type Story as StoryOf, Telling } from '../../kit/story.ts';
import { LINKO_STORY_WORDS } from './story-words.ts';

type Snatch = Extract<Event, { type: 'snatched' | 'taken' | 'left' }>;

/** Layers that fall are told with what struck them; draws in a row are one. */
class Tale extends Telling {
  private readonly to: Listener<LinkoShapes>;
  /** What the last act said before it came to the snatch. */
  private struck: readonly Piece[] | null = null;
  private drawn: { count: number; cards: Card[] } | null = null;

  constructor(to: Listener<LinkoShapes>) {
    super();
    this.to = to;
  }

  hear({ ply, event }: Happened<LinkoShapes>) {
    const { t } = this;
    if (event.type !== 'drawn') this.drawn = null;
    switch (event.type) {
      case 'played':
        this.add(event.seat, ply, [{ cards: event.cards }]);
        return;
      case 'snatched':
        this.struck = this.last?.seat === event.seat && this.last.touches.length === 0 ? this.last.line : [];
        return this.strike(ply, event, this.struck.length > 0);
      case 'taken':
      case 'left':
        return this.strike(ply, event, true);
      case 'reclaimed':
        return this.add(event.seat, ply, [t.reclaims(this.isMe(event.seat)), { cards: event.cards }]);
      case 'discarded':
        return this.add(event.seat, ply, [t.discards(this.isMe(event.seat)), { cards: event.cards }]);
      case 'ghost-snatched':
        return this.add(event.seat, ply, [t.fromGhost(this.isMe(event.seat)), { cards: event.cards }]);
      case 'drawn':
        return this.draw(ply, event);
      case 'refilled':
      case 'ghost-filled':
        return;
      default:
        this.add(null, ply, [this.to.wording.event(event, this.to.names)]);
    }
  }

  private strike(ply: number, { type, seat, victim, cards }: Snatch, goesOn: boolean): void {
    const whose = this.isMe(victim) ? null : this.to.names[victim]!;
    const line = [...(this.struck ?? []), this.t.struck[type](whose, this.isMe(seat)), { cards }];
    if (goesOn && this.last?.seat === seat)
      this.change((act) => ({ ...act, to: ply + 1, line, touches: [victim] }));
    else this.add(seat, ply, line, { touches: [victim] });
  }

  private draw(ply: number, event: Extract<Event, { type: 'drawn' }>): void {
    const isNew = this.drawn === null || this.last?.seat !== event.seat;
    if (isNew) {
      this.drawn = { count: 0, cards: [] };
      this.add(event.seat, ply, []);
    }
    const drawn = this.drawn!;
    drawn.count++;
    drawn.cards.push(...(event.from === 'row' ? event.cards : event.card ? [event.card] : []));
    const line: Piece[] = [this.t.draws(drawn.count, this.isMe(event.seat))];
    if (drawn.cards.length > 0) line.push({ cards: [...drawn.cards] });
    this.change((act) => ({ ...act, to: ply + 1, line }));
  }

  private get t() {
    return LINKO_STORY_WORDS[this.to.language];
  }

  private isMe(seat: Seat): boolean {
    return seat === this.to.me;
  }
}

/** Who must draw hears for what. */
function cause(
  view: View,
  happened: readonly Happened<LinkoShapes>[],
  { names, me, language }: Listener,
): string | null {
  if (view.phase !== 'draw' || view.actor !== me) return null;
  const t = LINKO_STORY_WORDS[language];
  const events = happened.map(({ event }) => event);
  const fell = events.findLast((event) => event.type === 'taken' || event.type === 'discarded');
  const yours = fell?.cards.join(' ') ?? '';
  if (fell?.type !== 'taken') return fell ? t.swap(yours, view.due!) : null;
  const theirs = view.seats[view.turn]!.layers.at(-1)?.join(' ') ?? '';
  return t.cause(names[view.turn]!, theirs, yours, view.due!);
}

export const story: StoryOf<LinkoShapes> = {
  actsOf(happened, to) {
    const tale = new Tale(to);
    for (const each of happened) tale.hear(each);
    return tale.acts;
  },
  cause,
};
