import type { LinkoStoryWords } from './story-words.en.ts';

export const words: LinkoStoryWords = {
  struck: {
    snatched: (name) => `luchst ${name ? `bei ${name} ab:` : 'dir ab:'}`,
    taken: (name, me) => `${me ? 'nahmst' : 'nahm'} ${name ? `von ${name}` : 'deine'}`,
    left: (name, me) => `${me ? 'ließt' : 'ließ'} ${name ?? 'dir'}`,
  },
  draws: (count, me) => `${me ? 'ziehst' : 'zieht'} ${count}`,
  reclaims: (me) => (me ? 'nimmst zurück' : 'nimmt zurück'),
  discards: (me) => (me ? 'wirfst ab' : 'wirft ab'),
  fromGhost: (me) => (me ? 'nimmst vom Geist' : 'nimmt vom Geist'),
  cause: (name, theirs, yours, due) => `${name} nahm mit ${theirs} deine ${yours}: zieh ${due}`,
  swap: (yours, due) => `Du hast ${yours} abgeworfen: zieh ${due}`,
};
