import type { Attacker } from './attacker.ts';
import * as byCrowd from './crowd-abuse.ts';
import * as byDeletion from './deletion-abuse.ts';
import * as atEvents from './event-abuse.ts';
import * as byHost from './fair-play-abuse.ts';
import * as byFrame from './frame-abuse.ts';
import * as byHook from './hook-abuse.ts';
import * as byHttp from './http-abuse.ts';
import * as byList from './list-abuse.ts';
import * as byPasskey from './passkey-abuse.ts';
import * as bySocket from './socket-abuse.ts';
import * as byStore from './store-abuse.ts';
import * as unread from './unread-abuse.ts';

/** Every attack, by name: how many of it run at the same time, and what one does. */
export const KINDS: Readonly<Record<string, readonly [number, (attacker: Attacker) => Promise<void>]>> = {
  'long polls': [4, byHttp.polls],
  'wrong passwords': [2, byHttp.wrongPasswords],
  'fuzzed requests': [2, byHttp.fuzzedRequests],
  'oversized bodies': [1, byHttp.oversizedBodies],
  'guests and tables': [1, byHttp.guestsAndTables],
  'half requests': [1, byHttp.halfRequests],
  'many lists': [2, byStore.manyLists],
  'limit races': [1, byStore.limitRaces],
  'presence churn': [3, bySocket.presenceChurn],
  'host acts': [2, bySocket.hostActs],
  'chat floods': [2, bySocket.chatFlood],
  'fuzzed messages': [2, bySocket.fuzzedMessages],
  'oversized frames': [1, bySocket.oversizedFrames],
  'slow readers': [1, bySocket.slowReaders],
  'silent sockets': [1, bySocket.silentSockets],
  'certificates of passkeys': [1, byPasskey.certificates],
  'broken passkeys': [1, byPasskey.brokenPasskeys],
  'unread answers': [2, unread.pipelinedRequests],
  'slow downloads': [1, unread.slowDownloads],
  'deletions amid acts': [1, byDeletion.deletionsAmidActs],
  'foreign hosts': [1, unread.foreignHosts],
  'exports and records': [2, unread.exportsAndRecords],
  'deep JSON': [1, byFrame.deepJson],
  'unread pings': [2, byFrame.unreadPings],
  'unread refusals': [1, byFrame.unreadRefusals],
  fragments: [2, byFrame.fragments],
  'odd upgrades': [1, byFrame.oddUpgrades],
  'many lines': [1, byCrowd.manyLines],
  'odd requests': [1, byCrowd.oddRequests],
  'promises again': [2, atEvents.promisesAgain],
  'evening looks': [2, atEvents.eveningLooks],
  'follower churn': [1, atEvents.followerChurn],
  'unfair evenings': [1, atEvents.unfairEvenings],
  'inner addresses': [1, byHook.innerAddresses],
  'unfair hosts': [1, byHost.unfairHosts],
  'listed tables': [1, byList.listedTables],
  invitations: [1, byList.invitations],
  'towers of accents': [1, byList.towersOfAccents],
};
