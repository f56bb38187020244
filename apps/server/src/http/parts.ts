import type { AdminDesk } from '../admin/desk.ts';
import type { Challenges } from '../daily/challenges.ts';
import type { DailyResults } from '../daily/daily-results.ts';
import type { Events } from '../events/events.ts';
import type { Circle } from '../people/circle.ts';
import type { Invitations } from '../people/invitations.ts';
import type { People } from '../people/people.ts';
import type { PersonDeletion } from '../people/person-deletion.ts';
import type { PersonalData } from '../people/personal-data.ts';
import type { TurnAlerts } from '../push/turn-alerts.ts';
import type { Standings } from '../ratings/standings.ts';
import type { ServeOptions } from '../serve-options.ts';
import type { TableService } from '../tables/doors.ts';

/** What the HTTP door is made of. */
export interface Parts {
  readonly options: ServeOptions;
  readonly people: People;
  readonly circle: Circle;
  readonly invitations: Invitations;
  readonly personalData: PersonalData;
  readonly deletion: PersonDeletion;
  readonly alerts: TurnAlerts;
  readonly standings: Standings;
  readonly daily: DailyResults;
  readonly challenges: Challenges;
  readonly tables: TableService;
  readonly events: Events;
  readonly admin: AdminDesk;
  /** Aborted when the server is about to stop: nobody waits any longer. */
  readonly stopping: AbortSignal;
}
