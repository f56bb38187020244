export const words = {
  aim: 'Aim: few rows, but long ones. One to three cards cost points.',
  acts: {
    start: {
      title: 'Start a row',
      say: 'You build rows of one colour, up or down. Start the yellow row low: tap your yellow 2.',
      at: {
        'row y': 'Its row shows what it will score: one card costs 4 points. Lay it there.',
        pile: 'Every turn ends with drawing a card. That also plays what you laid.',
      },
    },
    direction: {
      title: 'Up or down',
      say: 'The second number decides: after the yellow 5 the row goes up. Gaps are fine.',
    },
    pointCards: {
      title: 'Point cards',
      say: 'A point card fits any row that ends with its number: your point 5 makes the yellow row longer.',
    },
    stones: {
      title: 'Wishing stones',
      say: 'Discard two equal numbers, and a stone is yours. You hold two 3s: tap stone 3.',
      at: {
        pile: 'For two cards you draw two. No stone costs 4 points, three stones bring 4, five bring 10.',
      },
    },
    discard: {
      title: 'Discard',
      say: 'Otto discarded a yellow 7, which you need. First discard something: your purple 10.',
      at: {
        'discards y': 'Now draw the yellow 7 from its pile. What you discard yourself stays there this turn.',
      },
    },
    fourCards: {
      title: 'Four cards pay',
      say: 'The fourth card turns the row from −2 to +1. Nine or more would bring 10.',
    },
    endCards: {
      title: 'End cards',
      say: 'Some turns later, four rows are ended. Your yellow End closes a row of seven: +6.',
      at: {
        primary: 'It is the fifth ended row of all players, so play ends at once.',
      },
    },
    lastCards: {
      title: 'Two last cards',
      say: 'At the end everybody may add two cards to rows that are there. Your green 10 lifts that row to +1.',
      at: {
        'hand *1': 'A point card that fits no row goes into your point row: +1.',
        'row *': 'The point row takes point cards in any order.',
        primary: 'That is all. Done!',
      },
    },
  },
  remember: [
    'One action, then draw: lay a card, discard one, or claim a stone with a pair.',
    'Rows of one to three cards cost points. Start few, and make them long.',
    'Five ended rows or an empty pile end the game; then everybody may add two cards.',
  ],
};

export type KeltisLessonWords = typeof words;
