import { ADMIN_WORDS, isAdminVerb } from '../admin/words.ts';
import type { Command } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { complainOf, placeFrom, STORE_FLAGS, STORE_HELP } from '../store-flags.ts';

export const command: Command = {
  help: `
quartet admin VERB … [--data DIR | --database URL]

For whoever runs a server. What only reads may be done while the server works.

  tables                 list all tables: code, game, status, entries, when it last changed
                         (--status open, playing, paused or over; --json: one JSON object each)
  show TABLE             one table and its log; TABLE is its id or its six letters
  export TABLE           the match as a record; --log: the whole log, one JSON object a line
                         (--out FILE instead of standard output)
  backup FILE            everything in one file; guard it, it holds all secrets
  restore FILE           into an empty store, of either kind: also the way from one to the other
  forget PERSON          delete somebody's data, by id or login
  link                   an address that opens the administration page; whoever has it is let in
                         (--origin URL: where the server is reached, if not at http://localhost:8080)

${STORE_HELP}`,
  flags: { ...STORE_FLAGS, status: 'text', json: 'switch', log: 'switch', out: 'text', origin: 'text' },
  words: 2,
  async run(given, streams) {
    const [verb, subject] = given.words;
    const known = Object.keys(ADMIN_WORDS).join(', ');
    if (verb === undefined) throw new Complaint(`admin takes one of ${known}.`);
    if (!isAdminVerb(verb)) throw new Complaint(`"${verb}" is nothing admin can do; there are ${known}.`);
    const takes = ADMIN_WORDS[verb];
    if (takes !== null && subject === undefined) throw new Complaint(`admin ${verb} takes ${takes}.`);
    if (takes === null && subject !== undefined)
      throw new Complaint(`"${subject}" is one word too many; see --help.`);
    const { data, database } = placeFrom(given);
    const place = database === null ? { data } : { database };
    const { ADMIN_VERBS } = await import('../admin/verbs.ts');
    await ADMIN_VERBS[verb]({ place, subject: subject ?? '', given, streams }).catch((error) =>
      complainOf(error),
    );
  },
};
