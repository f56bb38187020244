import { findAbout, list } from '@quartet/catalog/list';
import type { EventLine, EventPlan } from '@quartet/protocol/events';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../app/routes.ts';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { ask } from './api.ts';
import { cx } from './event-styles.ts';
import { EVENT_WORDS } from './event-words.ts';
import { PACES } from './paces.ts';
import { freshGuest, type Guest } from './person.ts';
import { problemText } from './problem-text.ts';
import { Pick } from './terms-form.tsx';
import type { Self } from './use-me.ts';
import { WhoForm } from './who-form.tsx';
import { ONLINE_WORDS } from './words.ts';

const LEVELS = ['easy', 'medium', 'hard', 'master'] as const;
const DEALS = [1, 2, 3, 4, 6, 8, 12, 16];

/** One's own evenings, and a new one in one tap: everything is filled in. */
export function NewEvent({ settings, self }: { readonly settings: Settings; readonly self: Self }) {
  const { language } = settings;
  const words = EVENT_WORDS[language];
  const online = ONLINE_WORDS[language];
  const common = useWords();
  const [game, setGame] = useState(list[0]!.id);
  const [seats, setSeats] = useState(findAbout(game)!.usualSeats);
  const [deals, setDeals] = useState(4);
  const [tables, setTables] = useState(2);
  const [pace, setPace] = useState<keyof typeof PACES>('live5');
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('medium');
  const [guest, setGuest] = useState<Guest>(() => self.me?.person ?? freshGuest(settings));
  const [trouble, setTrouble] = useState('');
  const { min, max } = findAbout(game)!.seats;
  const open = async (): Promise<void> => {
    const known = self.me ? null : await self.become({ name: guest.name.trim(), emblem: guest.emblem });
    if (known && !known.ok) return setTrouble(problemText(online, known.problem));
    const bot = { level, temper: 'balanced' } as const;
    const plan: EventPlan = { game, seats, deals, places: tables * seats, pace: PACES[pace], bot };
    const made = await ask<{ event: string }>('POST', ['events'], plan);
    if (made.ok) go({ page: 'online-table', id: `e.${made.value.event}` });
    else setTrouble(problemText(online, made.problem));
  };
  return (
    <main class={cx('page online')}>
      <PageHeader title={words.title} />
      <h1 class="visually-hidden">{words.title}</h1>
      <p class="muted">{words.note}</p>
      <form
        class={cx('panel online-panel form')}
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <Pick
          label={online.game}
          value={game}
          onChange={(id) => {
            setGame(id);
            setSeats(findAbout(id)!.usualSeats);
          }}
        >
          {list.map(({ id, name }) => [id, name[language]])}
        </Pick>
        <Pick label={common.seats} value={String(seats)} onChange={(count) => setSeats(Number(count))}>
          {countsFrom(min, max)}
        </Pick>
        <Pick label={words.deals} value={String(deals)} onChange={(count) => setDeals(Number(count))}>
          {DEALS.map((count) => [String(count), String(count)])}
        </Pick>
        <Pick label={words.places} value={String(tables)} onChange={(count) => setTables(Number(count))}>
          {countsFrom(2, Math.floor(24 / seats)).map(([count]) => [count!, String(Number(count) * seats)])}
        </Pick>
        <Pick label={words.filledWith} value={level} onChange={(one) => setLevel(one as typeof level)}>
          {LEVELS.map((one) => [one, common.levels[one]])}
        </Pick>
        <Pick label={online.pace} value={pace} onChange={(one) => setPace(one as typeof pace)}>
          {Object.entries(online.paces).filter(([name]) => name !== 'untimed')}
        </Pick>
        {!self.me && <WhoForm words={online} {...{ language, guest }} onChange={setGuest} />}
        <p role="status" class={cx('trouble')}>
          {trouble}
        </p>
        <button type="submit" class="button primary">
          {words.open}
        </button>
      </form>
      {self.me && <MyEvents settings={settings} />}
    </main>
  );
}

function countsFrom(from: number, to: number): string[][] {
  return Array.from({ length: to - from + 1 }, (_, i) => [String(from + i), String(from + i)]);
}

function MyEvents({ settings }: { readonly settings: Settings }) {
  const words = EVENT_WORDS[settings.language];
  const [events, setEvents] = useState<readonly EventLine[]>([]);
  useEffect(() => {
    void ask<{ events: EventLine[] }>('GET', ['me', 'events']).then(
      (answer) => answer.ok && setEvents(answer.value.events),
    );
  }, []);
  if (events.length === 0) return null;
  return (
    <section class={cx('panel online-panel')}>
      <h2>{words.mine}</h2>
      <ul class={cx('table-list')}>
        {events.map(({ id, game, seats, deals, status }) => (
          <li key={id}>
            <a class={cx('table-line')} href={`#/online/e.${id}`}>
              <strong>{findAbout(game)?.name[settings.language] ?? game}</strong>
              <span>{words.facts(seats, deals)}</span>
              <span class="muted">{words.statuses[status]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
