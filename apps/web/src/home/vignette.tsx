import { useExtra } from '../app/use-loaded.ts';
import { lookOf } from '../games/index.ts';
import { CardBack } from '../kit/card-back.tsx';
import { Fan } from '../kit/fan.tsx';

const BACKS = [0, 1, 2].map((i) => <CardBack key={i} width={62} />);

/** A game's picture; a few cards face down for a game that has none. */
export function Vignette({ game }: { readonly game: string }) {
  const { picture } = lookOf(game);
  const drawn = useExtra(picture);
  if (!picture) return <Fan cards={BACKS} />;
  return drawn && <drawn.Picture />;
}
