export const words = {
  aim: 'Aim: many cards laid before you, few left in your hand.',
  acts: {
    set: {
      title: 'Lay a set',
      say: 'Play cards of one number. Tap your five 7s, then Play: each card before you is worth a point.',
    },
    snatch: {
      title: 'Snatch',
      say: 'Otto laid two 5s. As many cards with a higher number snatch them: play your two 9s.',
    },
    take: {
      title: 'Take or leave',
      say: 'Take his 5s: with yours they are three. Otto draws two other cards.',
    },
    snatched: {
      title: 'You are snatched',
      say: 'Ada’s 11s beat your 9s, and she leaves them to you. Discard them, and you draw two new cards.',
    },
    draw: {
      title: 'Draw',
      say: 'A joker lies open in the row: take it.',
      more: ['Take the second card unseen from the pile. You may choose anew for each card.'],
    },
    jokers: {
      title: 'Jokers',
      say: 'A joker joins any number. Three 5s and a joker make four: enough for Otto’s four 3s.',
      at: {
        joker: 'Add one joker: it becomes a 5 here. Alone, jokers would be worth 14.',
        primary: 'Four cards, and 5 is more than 3: play them.',
      },
    },
    leave: {
      title: 'Leave them',
      say: 'Four 3s would only fill your hand. Leave them: Otto must take them back or swap them.',
    },
    finish: {
      title: 'Finish',
      say: 'Play all you have: your 12s and the joker. An empty hand ends the round at once.',
    },
  },
  remember: [
    'As many cards, higher number: the top layer is snatched.',
    'Cards before you count +1, cards in hand −1.',
    'The round ends when a hand is empty, or when the row cannot be refilled.',
  ],
};

export type LinkoLessonWords = typeof words;
