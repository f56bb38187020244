import type { Seat } from '@quartet/core';
import type { LinxShapes } from '@quartet/linx';
import { type Happened, type Listener, type Story, Telling } from '../../kit/story.ts';
import { LETTERS } from './desk.ts';
import { LINX_STORY_WORDS } from './story-words.ts';

/** A turn is one act: what was taken, what was laid or discarded, and which anchors are new. */
class Tale extends Telling {
  private readonly to: Listener<LinxShapes>;
  private anchors = '';
  private isDone = true;

  constructor(to: Listener<LinxShapes>) {
    super();
    this.to = to;
  }

  hear({ ply, event }: Happened<LinxShapes>) {
    const { to } = this;
    const t = LINX_STORY_WORDS[to.language];
    switch (event.type) {
      case 'drawn': {
        const isMe = event.seat === to.me;
        // What others draw unseen goes without saying once they have done more.
        const verb = event.from === 'stock' ? t.draws(isMe) : t.takes(isMe);
        return this.tell(event.seat, ply, event.card ? [verb, { cards: [event.card] }] : [verb], false);
      }
      case 'discarded':
        return this.tell(event.seat, ply, [t.discards(event.seat === to.me), { cards: [event.card] }], true);
      case 'chain': {
        this.anchors = '';
        const said = t.lays(event.cards.length, event.points, event.seat === to.me);
        this.tell(event.seat, ply, [said, { cards: event.cards }], true);
        const others = to.names.flatMap((_, seat) => (seat === event.seat ? [] : [seat]));
        return this.change((act) => ({ ...act, touches: others }));
      }
      case 'anchor': {
        this.anchors = [this.anchors, LETTERS[event.slot - 1]].filter(Boolean).join(', ');
        const note = t.newAnchors(this.anchors);
        return this.change((act) => ({ ...act, note }));
      }
      case 'scoring-card':
      case 'nothing-to-draw':
        return;
      default:
        this.isDone = true;
        this.add(null, ply, [to.wording.event(event, to.names)]);
    }
  }

  private tell(seat: Seat, ply: number, line: Parameters<Telling['add']>[2], isDone: boolean): void {
    const { last } = this;
    if (this.isDone || last?.seat !== seat) this.add(seat, ply, line);
    else
      this.change((act) => ({
        ...act,
        to: ply + 1,
        // What was drawn unseen has no card after it.
        line: [...(typeof act.line.at(-1) === 'string' ? act.line.slice(0, -1) : act.line), ...line],
      }));
    this.isDone = isDone;
  }
}

export const story: Story<LinxShapes> = {
  actsOf(happened, to) {
    const tale = new Tale(to);
    for (const each of happened) tale.hear(each);
    return tale.acts;
  },
};
