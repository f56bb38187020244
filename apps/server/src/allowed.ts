/**
 * How much of everything somebody may send, and how much of it may wait. docs/hosting.md shows this table to whoever
 * runs a server; how often one address may ask by HTTP is in `http/rates.ts`.
 */
export const ALLOWED = {
  /** Messages of one live connection. */
  messages: { perSecond: 30, burst: 60 },
  /** Acts of one person, whichever door they come through; moves need none, for the rules end every match. */
  chats: { perSecond: 0.5, burst: 5 },
  orders: { perSecond: 0.5, burst: 10 },
  /** Sitting down, bots, options, pauses, silence: whatever else could be done again and again. */
  changes: { perSecond: 0.5, burst: 30 },
  /** Lines of one table's log beside its moves. */
  lines: 3_000,
  /** Matches that run at tables of one host, and tables of one host that have not begun. */
  runningTables: 30,
  openTables: 50,
  /** Tables on the public list that have not begun: of one host, and made from one address, which each node counts for itself. */
  listedTables: 5,
  listedTablesPerAddress: 20,
  /** Tables that are not over at which one person sits; `GET /api/me/tables` shows as many. */
  seats: 200,
  /** Duplicate evenings of one host that are not over. */
  events: 5,
  /** Bots' turns that wait for a thread; the newest of whoever has most comes again later. */
  botsWaiting: 2_000,
  /** Pauses of one match; how long each may last is in `tables/pausing.ts`. */
  pauses: 5,
  /** Milliseconds until the same person may be nudged again at a table. */
  nudges: 3_600_000,
  /** People a host may silence at one table. */
  hushed: 100,
  /** People whom one person has as friends, has asked to be, or blocks. */
  bonds: 200,
  /** Invitations of a day that were not accepted: shown to one person, and sent by one person; friends' come on top. */
  invitations: 30,
  /** Those of one person to the same other person. */
  invitationsToOne: 5,
  /** Reports of one person that were not removed by the administration yet. */
  reports: 20,
  /** Results of challenges that are kept of one person: the newest. */
  challengeResults: 200,
  /** Acts that may wait for the store: of one person, and of all. */
  actsWaiting: 50,
  actsWaitingInAll: 5_000,
  /** Messages of one connection that may wait for the one before. */
  messagesWaiting: 100,
  /** Connections from one address that have not said hello yet, and milliseconds until they must have. */
  newcomersPerAddress: 50,
  hello: 10_000,
  /** Connections without a name from one address, and connections of one person. */
  visitorsPerAddress: 100,
  connectionsPerPerson: 40,
  /** Tables one connection may watch. */
  tablesWatched: 20,
  /** Bytes that may wait for one slow reader, and for all of them. */
  bytesWaiting: 4_000_000,
  bytesWaitingInAll: 64_000_000,
  /** Requests of one asker that may wait for news at the same time. */
  polls: 20,
} as const;
