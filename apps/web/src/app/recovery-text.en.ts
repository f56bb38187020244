/** What a page says that cannot start, without any other part of the app. */
export const words = { again: 'Quartet could not be loaded: try again' };

export type RecoveryText = typeof words;
