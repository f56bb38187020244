export const words = {
  opens: (me: boolean): string => (me ? 'open with' : 'opens with'),
  ended: (draws: number, me: boolean) =>
    `${me ? 'end' : 'ends'} the turn${draws > 0 ? `, ${me ? 'draw' : 'draws'} ${draws}` : ''}`,
  redraw: 'Redraw',
  stop: 'Stop',
  reserve: 'reserve',
  bust: (me: boolean): string => (me ? 'go bust' : 'goes bust'),
  wins: (draws: number, me: boolean) =>
    `${me ? 'win' : 'wins'} the turn${draws > 0 ? `, ${me ? 'draw' : 'draws'} ${draws}` : ''}`,
  pays: (left: number, me: boolean) => `${me ? 'pay' : 'pays'} a chip, ${left} left`,
  broke: 'cannot pay',
};

export type CombosStoryWords = typeof words;
