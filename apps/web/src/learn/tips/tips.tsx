import { Boundary } from '../../app/failure/boundary.tsx';
import { lazy, Suspense } from '../../app/lazy.tsx';
import type { SavedMatch } from '../../engine/model.ts';
import type { TipToast as Toast } from './tip-toast.tsx';

const TipToast = lazy(() => import('./tip-toast.tsx').then((module) => module.TipToast));

/** Tips for one person against bots, unless they are turned off. */
export function Tips(props: Parameters<typeof Toast>[0] & { readonly players: SavedMatch['players'] }) {
  const people = props.players.filter(({ kind }) => kind === 'person').length;
  if (!props.settings.tips || people !== 1) return null;
  return (
    <Boundary of={null} face={() => null}>
      <Suspense fallback={null}>
        <TipToast {...props} />
      </Suspense>
    </Boundary>
  );
}
