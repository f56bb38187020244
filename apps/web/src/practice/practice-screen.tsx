import type { Settings } from '../app/settings.ts';
import { AgainScreen } from './again-screen.tsx';
import { ChainScreen } from './chain/chain-screen.tsx';
import { PracticePage } from './practice-page.tsx';
import { PuzzlesScreen } from './puzzles-screen.tsx';

/** Practice: what there is, or one part of it. */
export function PracticeScreen(props: { readonly part: string | null; readonly settings: Settings }) {
  const { part, settings } = props;
  if (part === null) return <PracticePage settings={settings} />;
  if (part === 'again') return <AgainScreen settings={settings} />;
  if (part === 'chain') return <ChainScreen settings={settings} />;
  return <PuzzlesScreen gameId={part} settings={settings} />;
}
