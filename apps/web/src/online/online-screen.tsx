import { freshId } from '@quartet/protocol/fresh-id';
import { useEffect, useState } from 'preact/hooks';
import { lazy, Suspense } from '../app/lazy.tsx';
import { go } from '../app/routes.ts';
import type { Settings } from '../app/settings.ts';
import { isId } from '../app/shapes.ts';
import { useWords } from '../app/words/index.ts';
import { ask } from './api.ts';
import './online.module.css';
import { noteBeenAt } from './been-at.ts';
import { useBlocked, withoutTalkOf } from './blocked.ts';
import type { Return } from './ended-note.tsx';
import { myZone } from './my-zone.ts';
import type { Guest } from './person.ts';
import { PlayTable } from './play-table.tsx';
import { problemText } from './problem-text.ts';
import { Unreachable } from './unreachable.tsx';
import { type LiveTable, useLiveTable } from './use-live-table.ts';
import { type Self, useMe } from './use-me.ts';
import { ONLINE_WORDS } from './words.ts';

const WaitingRoom = lazy(() => import('./waiting-room.tsx').then((module) => module.WaitingRoom));
const EventScreen = lazy(() => import('./event-screen.tsx').then((module) => module.EventScreen));

/** Milliseconds that a sentence about a failed act stays. */
const STAYS = 6000;

interface Props {
  readonly table: string;
  readonly settings: Settings;
  change(changes: Partial<Settings>): void;
}

/** A table of the server: its waiting room, then the game. */
export function OnlineScreen(props: Props) {
  const id = props.table.replace(/^e\./, '');
  if (!isId(id)) {
    const sentence = ONLINE_WORDS[props.settings.language].problems['no-table'];
    return <Unreachable settings={props.settings} sentence={sentence} onAgain={null} />;
  }
  // An address like a table's, which no table can have: home has to know nothing of it.
  if (props.table.startsWith('e.')) return <EventScreen event={id} settings={props.settings} />;
  return <TableOnline {...props} />;
}

function TableOnline(props: Props) {
  const common = useWords();
  useEffect(() => noteBeenAt(props.table), [props.table]);
  const self = useMe(props);
  if (self.me === undefined)
    return self.isOut ? (
      <Unreachable settings={props.settings} onAgain={self.refresh} />
    ) : (
      <p class="page-wait">{common.loading}</p>
    );
  // A line opened by nobody stays nobody's: whoever sits down opens another.
  return <Watched key={self.me?.person.id ?? ''} {...props} self={self} />;
}

function Watched({ table, settings, change, self }: Props & { readonly self: Self }) {
  const words = ONLINE_WORDS[settings.language];
  const common = useWords();
  const blocked = useBlocked(self.me?.person.id ?? null);
  const live = withoutTalkOf(blocked, useLiveTable(table));
  const [trouble, setTrouble] = useState('');
  const [isGoing, setGoing] = useState(false);
  useEffect(() => setTrouble(''), [live.info]);
  useEffect(() => {
    const timer = setTimeout(() => setTrouble(''), STAYS);
    return () => clearTimeout(timer);
  }, [trouble]);
  // Whoever asks for another match goes there with that one tap.
  const next = isGoing ? (live.info?.rematch ?? null) : null;
  useEffect(() => {
    if (next !== null) go({ page: 'online-table', id: next });
  }, [next]);
  if (live.problem)
    return <Unreachable settings={settings} sentence={problemText(words, live.problem)} onAgain={null} />;
  if (!live.info && live.ended) {
    const reload = (): void => location.reload();
    return <Unreachable settings={settings} sentence={problemText(words, live.ended)} onAgain={reload} />;
  }
  if (!live.info)
    return (
      <p class="page-wait" role="status">
        {live.isLost ? words.noServer : common.loading}
      </p>
    );
  const person = self.me?.person.id ?? null;
  const back: Return = {
    signedIn: () => void self.refresh().then(live.again),
    asGuest: () => void self.become(self.me!.person).then(live.again),
  };
  const act = actor(
    live,
    (problem) => setTrouble(problemText(words, problem)),
    () => setGoing(true),
  );
  const actAs: ActAs = async (guest, wanted) => {
    const known = guest ? await self.become(guest) : null;
    if (known && !known.ok) return setTrouble(problemText(words, known.problem));
    // Over HTTP: whoever was nobody until now gets another line.
    const answer = await ask('POST', ['tables', table, 'acts'], { id: freshId(), act: wanted });
    if (!answer.ok) setTrouble(problemText(words, answer.problem));
  };
  if (live.info.status !== 'open' && live.state)
    return <PlayTable {...{ live, act, actAs, person, settings, change, trouble, back }} info={live.info} />;
  const sit = (guest: Guest | null, seat: number | null): Promise<void> =>
    actAs(guest, { type: 'sit', ...(seat !== null && { seat }), ...myZone() });
  return (
    <Suspense fallback={<p class="page-wait">{common.loading}</p>}>
      <WaitingRoom {...{ live, act, person, settings, trouble, sit, back }} info={live.info} me={self.me!} />
    </Suspense>
  );
}

/** As somebody new, if a guest is given. */
export type ActAs = (guest: Guest | null, act: Parameters<LiveTable['act']>[0]) => Promise<void>;

export type ActNow = (act: Parameters<LiveTable['act']>[0]) => void;

function actor(
  live: LiveTable,
  complain: (problem: Parameters<typeof problemText>[1]) => void,
  onRematch: () => void,
): ActNow {
  return (act) => {
    if (act.type === 'rematch') onRematch();
    void live.act(act).then((outcome) => {
      if (!outcome.ok) complain(outcome.problem);
    });
  };
}
