export const words = {
  aim: 'Aim: an empty hand. Whoever is last with cards pays a chip.',
  acts: {
    fixedOrder: {
      title: 'A hand in fixed order',
      say: 'You may never sort your hand: only neighbours go together. Open with your two 8s, a pair.',
    },
    beats: {
      title: 'What beats what',
      say: 'The gap has closed: 5, 6 and 7 are neighbours now. A three-straight beats any pair, so Ada’s 10s too.',
    },
    winAndOpen: {
      title: 'Win and open',
      say: 'You won the turn, so you open the next one. Anything goes: get rid of your two 11s.',
    },
    reserve: {
      title: 'A reserve card',
      say: 'You cannot beat Ada’s trips. Take your reserve card, the 12, instead of playing.',
      at: {
        'gap 3': 'It may go anywhere. Put it beside the other 12.',
        primary: 'X, 12, 12: three cards that go together. Take it.',
      },
    },
    anyNumber: {
      title: 'X is any number',
      say: 'X stands for a third 12. A play with X ends the turn at once: you win it and draw three cards.',
    },
    place: {
      title: 'Find a place',
      say: 'Put each card you draw where it helps. This 3 goes beside your 3.',
      more: [
        'The 9 is of no help yet: let it stay at the end.',
        'A third 3! Put it beside the others, before the 9.',
      ],
    },
    top: {
      title: 'The top of the ladder',
      say: 'Open with three 3s: only higher trips beat trips. Otto has no reserve card left …',
    },
  },
  remember: [
    'Otto could not play and gave up: that costs a chip. So does being the last one with cards in hand.',
    'Single, two in a row, pair, three in a row, trips; among equals the higher sum wins.',
    'Who must pay and has no chip left loses the game.',
  ],
};

export type CombosLessonWords = typeof words;
