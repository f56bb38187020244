import type { Colour, Sign } from '@quartet/keltis';
import type { Drags, Taken } from '../../kit/drag/drags.ts';
import { claims, claimWith, layings, placeOf, stoneOf } from './choices.ts';
import { signOf } from './named.ts';
import type { Scene } from './scene.ts';

/** Names of things that can be dragged, and of the places they go to. */
export const THING = {
  card: (name: string) => `card ${name}`,
  pile: 'pile',
  discards: (sign: Sign) => `discards ${sign}`,
};
export const PLACE = {
  row: (row: Colour | '*') => `row ${row}`,
  discards: (sign: Sign) => `discards ${sign}`,
  stone: (stone: number) => `stone ${stone}`,
  card: (name: string) => `card ${name}`,
  hand: 'hand',
};

/** A card goes onto a row, a discard pile, a stone or its partner; a pile's top card goes to the hand. */
export function keltisDrags(scene: Scene): Drags {
  const { plan } = scene;
  return {
    begin: plan.draft.hold,
    take: (thing) => {
      if (!plan.isOpen) return null;
      const [kind, name] = split(thing);
      if (kind !== 'card') return drawn(scene, thing);
      if (scene.props.view.phase === 'draw') return null;
      // A staged action gives way to another choice; cards added at the end stay.
      if (scene.props.view.phase === 'act') plan.restart(name);
      else plan.pick(name);
      return { things: [thing], places: placesOf(scene, name) };
    },
    drop: (thing, place) => tap(scene, place === PLACE.hand ? thing : place),
    giveBack: plan.draft.giveBack,
  };
}

function split(name: string): readonly [kind: string, of: string] {
  const [kind = '', of = ''] = name.split(' ');
  return [kind, of];
}

/** The card is chosen: the rest is a tap. */
function tap({ taps, plan }: Scene, place: string): void {
  const [kind, of] = split(place);
  const held = plan.hand.find(({ name }) => name === of);
  if (kind === 'pile') taps.drawPile();
  else if (kind === 'discards') taps.discards(of as Sign);
  else if (kind === 'stone') taps.stone(Number(of));
  else if (kind === 'row' && of === '*') taps.points();
  else if (kind === 'row') taps.row(of as Colour);
  else if (held) taps.card(held);
}

function drawn({ plan }: Scene, thing: string): Taken | null {
  const { legal } = plan.desk;
  const from = thing === THING.pile ? 'pile' : (split(thing)[1] as Sign);
  return legal.refusal({ type: 'draw', from }) ? null : { things: [thing], places: [PLACE.hand] };
}

function placesOf({ props, plan }: Scene, name: string): readonly string[] {
  const isAct = props.view.phase === 'act';
  const desk = isAct ? props : plan.desk;
  const { card } = plan.hand.find((held) => held.name === name)!;
  const rows = layings(desk, card).map((move) => PLACE.row(placeOf(move)));
  if (!isAct) return rows;
  const pairs = claims(desk).filter(({ cards }) => cards.includes(card));
  const partners = plan.hand.filter((held) => held.name !== name && claimWith(desk, card, held.card));
  return [
    ...rows,
    PLACE.discards(signOf(card)),
    ...pairs.map((claim) => PLACE.stone(stoneOf(claim))),
    ...partners.map((held) => PLACE.card(held.name)),
  ];
}
