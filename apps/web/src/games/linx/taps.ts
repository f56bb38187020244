import { cutAt, fitsInside, gapIn, inserted, type Link, placeFor } from './chain.ts';
import type { Desk } from './desk.ts';

/** The desk before it knows what taps do. */
type Pending = Omit<Desk, keyof Taps | 'tapPile' | 'lay' | 'discard'>;
type Taps = Pick<Desk, 'tapCard' | 'tapAnchor' | 'cut' | 'insertAt' | 'tapScoring'>;

/** What a tap does to the chain on the tray; one that can do nothing says why. */
export function taps(desk: Pending): Taps {
  const { stage, legal, view, names, wording, t, say } = desk;
  const { links } = stage;
  const mine =
    <A extends readonly unknown[]>(act: (...args: A) => void) =>
    (...args: A): void =>
      legal.isMine ? act(...args) : say(wording.prompt(view, names));

  const cut = (at: number): void => stage.change({ links: cutAt(links, at) });
  const indexOf = ({ id }: Link): number => links.findIndex((other) => other.id === id);

  const tapCard = (link: Link): void => {
    const at = indexOf(link);
    if (stage.isDiscarding) stage.change({ links: at < 0 ? [link] : [] });
    else if (at >= 0) cut(at);
    else addCard(desk, link);
  };

  const tapAnchor = (link: Link): void => {
    const at = indexOf(link);
    if (stage.isDiscarding) stage.change({ links: [link], isDiscarding: false });
    else if (at >= 0) cut(at);
    else addAnchor(desk, link);
  };

  const insertAt = (at: number): void => {
    const fitting = insertable(desk, at);
    if (fitting.length === 1) stage.change({ links: inserted(links, fitting[0]!, at) });
    else if (stage.insertAt === at) stage.change({ insertAt: null });
    else {
      stage.change({ insertAt: at });
      say(t.chooseInsert(fitting.map(({ card }) => wording.card(card)).join(', ')), 'note');
    }
  };

  const tapScoring = (length: number): void => {
    if (desk.isClosed && length <= links.length) stage.change({ wanted: length });
    else if (links.length < length) say(t.tooShort(length, links.length));
    else say(t.needsAnchors);
  };

  return {
    tapCard: mine(tapCard),
    tapAnchor: mine(tapAnchor),
    cut: mine(cut),
    insertAt: mine(insertAt),
    tapScoring: mine(tapScoring),
  };
}

function addCard(desk: Pending, link: Link): void {
  const { stage, say, t, wording } = desk;
  const { links, insertAt } = stage;
  const isForced = insertAt !== null && fitsInside(links, link, insertAt);
  const at = isForced ? insertAt : placeFor(links, link)?.at;
  if (at !== undefined) stage.change({ links: inserted(links, link, at) });
  else if (desk.isClosed) say(t.noFit(wording.card(link.card)));
  else say(t.noPlace(wording.card(link.card), endsOf(desk)));
}

function addAnchor({ stage, say, t, wording }: Pending, link: Link): void {
  const place = placeFor(stage.links, link);
  if (!place) {
    say(gapIn(stage.links) > 0 ? t.gapFirst : t.twoAnchors);
    return;
  }
  const links = inserted(stage.links, link, place.at);
  const gap = gapIn(links);
  stage.change({ links });
  if (gap > 0) say(t.gap(wording.card(links[gap - 1]!.card), wording.card(links[gap]!.card)), 'note');
}

/** The hand cards that can be put before the link at this place. */
export function insertable({ stage, hand }: Pick<Desk, 'stage' | 'hand'>, at: number): readonly Link[] {
  const used = new Set(stage.links.map(({ id }) => id));
  return hand.filter((link) => !used.has(link.id) && fitsInside(stage.links, link, at));
}

/** The names of the cards that one could go on from. */
function endsOf({ stage: { links }, wording, t }: Pick<Desk, 'stage' | 'wording' | 't'>): string {
  const gap = gapIn(links);
  const ends = gap > 0 ? [links[gap - 1]!, links[gap]!] : [links[0]!, links.at(-1)!];
  const open =
    gap > 0 ? ends : ends.filter(({ anchor }, i) => anchor === null || (i === 1 && links.length === 1));
  const told = open.length > 0 ? open : ends;
  return [...new Set(told.map(({ card }) => wording.card(card)))].join(` ${t.or} `);
}
