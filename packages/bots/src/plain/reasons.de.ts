import type { Phrases } from '../phrases.ts';
import type { ReasonKey } from './reasons.ts';

export const phrases: Phrases<ReasonKey> = {
  'played-out': () => 'Beurteilt nach vielen zufällig weitergespielten Verläufen',
};
