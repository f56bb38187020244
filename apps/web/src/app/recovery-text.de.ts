import type { RecoveryText } from './recovery-text.en.ts';

export const words: RecoveryText = { again: 'Quartet neu laden' };
