import { findAbout } from '@quartet/catalog/list';
import { useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { PlayedDeals } from './event-deals.tsx';
import { EventHostTools } from './event-host-tools.tsx';
import { EventNow } from './event-now.tsx';
import { Ranking } from './event-ranking.tsx';
import { cx } from './event-styles.ts';
import { EVENT_WORDS } from './event-words.ts';
import { Invite } from './invite.tsx';
import { NewEvent } from './new-event.tsx';
import { paceText } from './paces.ts';
import { freshGuest, type Guest } from './person.ts';
import { problemText } from './problem-text.ts';
import { Unreachable } from './unreachable.tsx';
import { useEvent } from './use-event.ts';
import { type Self, useMe } from './use-me.ts';
import { WhoForm } from './who-form.tsx';
import { ONLINE_WORDS } from './words.ts';

/** A duplicate evening: who takes part, what is to do now, the ranking, every deal. `new`: one to open, or one's own. */
export function EventScreen({ event, settings }: { readonly event: string; readonly settings: Settings }) {
  const common = useWords();
  const self = useMe();
  if (self.isOut) return <Unreachable settings={settings} onAgain={self.refresh} />;
  if (self.me === undefined) return <p class="page-wait">{common.loading}</p>;
  if (event === 'new') return <NewEvent {...{ settings, self }} />;
  return <Followed key={self.me?.person.id ?? ''} {...{ event, settings, self }} />;
}

function Followed(props: { readonly event: string; readonly settings: Settings; readonly self: Self }) {
  const { event, settings, self } = props;
  const words = EVENT_WORDS[settings.language];
  const online = ONLINE_WORDS[settings.language];
  const common = useWords();
  const person = self.me?.person.id ?? null;
  const live = useEvent(event, person);
  const [trouble, setTrouble] = useState('');
  const [guest, setGuest] = useState<Guest>(() => self.me?.person ?? freshGuest(settings));
  const { info, problem } = live;
  if (problem && !info) {
    const sentence = problem === 'out' ? online.noServer : words.gone;
    return <Unreachable {...{ settings, sentence }} onAgain={() => location.reload()} />;
  }
  if (!info) return <p class="page-wait">{common.loading}</p>;
  const act = async (wanted: Parameters<typeof live.act>[0]): Promise<void> => {
    const known = self.me ? null : await self.become({ name: guest.name.trim(), emblem: guest.emblem });
    if (known && !known.ok) return setTrouble(problemText(online, known.problem));
    const failed = await live.act(wanted);
    const isBlocked = failed !== null && failed !== 'out' && failed.code === 'blocked';
    const sentence = isBlocked ? words.notLetIn : problemText(online, failed === 'out' ? null : failed);
    setTrouble(failed ? sentence : '');
  };
  const game = findAbout(info.game)?.name[settings.language] ?? info.game;
  const invite = (
    <Invite door="e" code={info.code} title={words.invitation(game)} label={words.link} words={online} />
  );
  return (
    <main class={cx('page online')}>
      <PageHeader title={words.title} />
      <div>
        <h1>{game}</h1>
        <p class="muted">
          {words.facts(info.seats, info.deals)} · {paceText(info.pace, online)} ·{' '}
          {words.statuses[info.status]}
        </p>
      </div>
      <EventNow {...{ info, words, online, person, act }} name={self.me?.person.name ?? guest.name} />
      {!self.me && info.status !== 'over' && (
        <section class={cx('panel online-panel')}>
          <WhoForm words={online} language={settings.language} {...{ guest }} onChange={setGuest} />
        </section>
      )}
      <p role="status" class={cx('trouble')}>
        {trouble}
      </p>
      {person !== null && person === info.host && info.status !== 'over' && (
        <EventHostTools {...{ info, words, online, person, act }} />
      )}
      {info.status === 'open' && invite}
      {(info.status === 'playing' || info.played.length > 0) && (
        <Ranking {...{ info, words, person }} language={settings.language} />
      )}
      {info.played.length > 0 && <PlayedDeals {...{ info, words, settings }} />}
      {(info.status === 'called' || info.status === 'playing') && invite}
    </main>
  );
}
