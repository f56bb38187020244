/** What bots say to their own moves, by temper. Nothing of it tells of cards. */
export const words = {
  balanced: ['Let us see.', 'That will do.', 'One step at a time.', 'Fair enough.', 'Hm, why not.'],
  cautious: ['Better safe.', 'No risks today.', 'Slowly, slowly.', 'I would rather wait.', 'Just in case.'],
  greedy: ['More, please!', 'Every point counts.', 'Yes, I want that.', 'Go big.', 'Mine, all mine.'],
  blocking: [
    'Not so fast.',
    'You did not want that, did you?',
    'Sorry. Not really.',
    'Watch out.',
    'In your way?',
  ],
};

export type Remarks = typeof words;
