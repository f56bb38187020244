import type { Settings } from '../app/settings.ts';
import { PracticePage } from './practice-page.tsx';
import { PuzzlesScreen } from './puzzles-screen.tsx';

/** Practice: what there is, or one part of it. */
export function PracticeScreen(props: { readonly part: string | null; readonly settings: Settings }) {
  const { part, settings } = props;
  if (part === null) return <PracticePage settings={settings} />;
  return <PuzzlesScreen gameId={part} settings={settings} />;
}
