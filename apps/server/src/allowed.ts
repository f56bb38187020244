/**
 * How much of everything somebody may send, and how much of it may wait. docs/hosting.md shows this table to whoever
 * runs a server; how often one address may ask by HTTP is in `http/rates.ts`.
 */
export const ALLOWED = {
  /** Messages, pings and pongs of one live connection; a message counts once for each of these bytes it has begun. */
  messages: { perSecond: 30, burst: 60 },
  messageUnit: 1_024,
  /** Messages and pings from one address, by however many connections; a look at a whole table or evening counts as so many. */
  messagesPerAddress: { perSecond: 600, burst: 6_000 },
  lookCounts: 10,
  /** Frames beyond that: so often the connection is told, and if there are more of them it is cut. */
  tooFastTold: { perSecond: 1, burst: 1 },
  framesRefused: { perSecond: 1, burst: 200 },
  /** Pieces of one message, and of one frame as the network brings it; a piece may keep 64 kB alive. */
  fragments: 16,
  chunks: 256,
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
  /** Evenings that are not over in a person's list, and evenings that are. */
  eventsEntered: 50,
  eventsRemembered: 200,
  /** People who ever took part in one evening; how often each may join it, and promise something to its luck. */
  eventPeople: 500,
  eventJoins: 10,
  eventPromises: 10,
  /** How often the host of an evening locks it and silences people. */
  eventHostLines: 200,
  /** People who join one evening from one address: a whole club at once, but not one guest after another for those sent away. */
  eventJoinsPerAddress: { perSecond: 0.1, burst: 30 },
  /** Evenings a node keeps in memory; the least recently used goes first. */
  eventsKept: 200,
  /** Files of evenings that may wait to be made. */
  eventFilesWaiting: 20,
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
  /** Tables one connection may watch, and evenings it may follow. */
  tablesWatched: 20,
  /** How often a connection begins to watch a table or to follow an evening: each time it may be told all of it. */
  follows: { perSecond: 1, burst: 40 },
  /** Bytes that may wait for one slow reader, and for all of them. */
  bytesWaiting: 4_000_000,
  bytesWaitingInAll: 64_000_000,
  /** Bytes beyond which a connection is neither sent pings nor answered any. */
  bytesWaitingAtPing: 64_000,
  /** Milliseconds until a connection that does not answer a goodbye is cut. */
  goodbye: 1_000,
  /** Requests of one asker that may wait for news at the same time. */
  polls: 20,
  /** Exports of personal data that are made or read at the same time; one of each person. */
  exportsInAll: 4,
  /** Live connections from one address; HTTP connections too, where no proxy stands in front. */
  connectionsPerAddress: 1_000,
  /** Answers that one HTTP connection may wait for: browsers and proxies ask for one after the other. */
  answersPerConnection: 16,
  /** Bytes of answers by HTTP that are not read: of one connection that asks for more, and of all. */
  bytesUnreadPerConnection: 1_000_000,
  bytesUnreadInAll: 64_000_000,
} as const;
