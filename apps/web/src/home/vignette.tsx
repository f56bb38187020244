import { useExtra } from '../app/use-loaded.ts';
import { lookOf } from '../games/index.ts';
import { CardBack } from '../kit/card-back.tsx';
import './vignette.css';

const BACKS = [0, 1, 2];

/** A game's picture; a few cards face down for a game that has none. */
export function Vignette({ game }: { readonly game: string }) {
  const { picture } = lookOf(game);
  const drawn = useExtra(picture);
  return (
    <div class={`vignette ${game}`} aria-hidden="true">
      {drawn && <drawn.Picture />}
      {!picture &&
        BACKS.map((i) => (
          <span key={i}>
            <CardBack width={62} />
          </span>
        ))}
    </div>
  );
}
