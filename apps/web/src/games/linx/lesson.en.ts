export const words = {
  aim: 'Aim: the most points. Join two anchors in a chain; long chains pay far more.',
  acts: {
    draw: {
      title: 'Draw',
      say: 'A turn begins with drawing. With ten cards or more in hand you draw one: take it from the stock.',
    },
    chain: {
      title: 'A chain',
      say: 'A chain joins two of the four anchors. Begin with anchor A, the sun 3.',
      at: {
        'hand 3w': 'Neighbours share their number or their symbol. Your wave 3 has the number 3, too.',
        'hand 7w': 'From the wave 3 you may go on with any wave: take the wave 7.',
        'anchor 2': 'Anchor C, the peak 7, shares the 7: it closes the chain.',
        primary: 'Four cards, anchors included: that earns the scoring card for four. Lay the chain.',
      },
    },
    twoCards: {
      title: 'Two cards',
      say: 'With fewer than ten cards you draw two. Otto’s gem 5 goes with your gem 8: take it from the discards.',
      more: ['The second card may come from elsewhere: draw it from the stock.'],
    },
    discard: {
      title: 'Discard',
      say: 'The scoring cards now need six cards or more; you cannot join so many yet. Discard the drop 7: it helps least.',
      at: {
        primary: 'Lay a chain or discard one card: that ends your turn.',
      },
    },
    missingLink: {
      title: 'The missing link',
      say: 'You hold ten cards: draw one. Perhaps it is the link you need.',
    },
    longChain: {
      title: 'A long chain',
      say: 'The heart 5! Now six cards join: begin with anchor B, the leaf 8, and follow the marks.',
      at: {
        'hand 8g': 'The same number: gem 8.',
        'hand 5g': 'The same symbol: gem 5.',
        'hand 5h': 'The same number: heart 5.',
        'hand 2h': 'The same symbol: heart 2.',
        'anchor 0': 'Anchor A shows a 2, too. Close the chain.',
        primary: 'Six cards are worth 20, ten are worth 75: long chains pay far more.',
      },
    },
  },
  remember: [
    'Draw, then lay a chain between two anchors or discard a card.',
    'Neighbours share number or symbol; the anchors count for the length.',
    'The game ends with the turn in which the stock runs out. Most points win.',
  ],
};

export type LinxLessonWords = typeof words;
