export const words = {
  people: 'People you played with',
  friend: 'friend',
  inviteAgain: 'Invite again',
  invite: 'Invite',
  invited: (name: string) => `${name} was invited.`,
  noTable: 'No table could be made just now.',
  moreAbout: (name: string) => `More about ${name}`,
  friends: {
    no: 'Ask to be friends',
    asked: 'Do not ask any more',
    asks: 'Yes, be friends',
    yes: 'No friends any more',
  },
  asksYou: 'would like to be your friend',
  block: 'Keep away from my tables',
  unblock: 'Let to my tables again',
  isBlocked: 'kept away: no seat at your tables, no chat, no invitations',
  report: 'Report',
  reportAbout: (name: string) => `Report ${name}`,
  whatHappened: 'What happened? Whoever runs this server will read it.',
  reported: 'Whoever runs this server will read it.',
  send: 'Send',
  score: (mine: number, theirs: number) =>
    mine === theirs
      ? `${mine} each`
      : mine > theirs
        ? `you lead ${mine} : ${theirs}`
        : `they lead ${theirs} : ${mine}`,
};

export type PeopleWords = typeof words;
