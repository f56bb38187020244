import type { Settings } from '../app/settings.ts';
import type { AdminWords } from './words.ts';

/** What each part of the administration is given. */
export interface PanelProps {
  readonly settings: Settings;
  readonly words: AdminWords;
  /** The session is over. */
  onEnded(): void;
}
