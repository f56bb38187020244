/** What a page says that cannot start, without any other part of the app. */
export const words = { again: 'Load Quartet again' };

export type RecoveryText = typeof words;
