import type { RecoveryText } from './recovery-text.en.ts';

export const words: RecoveryText = { again: 'Quartet ließ sich nicht laden: noch einmal versuchen' };
