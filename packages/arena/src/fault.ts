/** Something the caller, a bot or a database got wrong: one sentence for people, no stack. */
export class ArenaFault extends Error {}
