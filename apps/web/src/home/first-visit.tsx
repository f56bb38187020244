import { list } from '@quartet/catalog/list';
import type { About } from '@quartet/core';
import { useId, useState } from 'preact/hooks';
import { attempt } from '../app/failure/failures.ts';
import { go } from '../app/routes.ts';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { lookOf } from '../games/index.ts';
import { FacePicker, loadDrawings } from '../people/face-picker.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import firstVisit from './first-visit.module.css';
import { FIRST_VISIT_WORDS } from './first-visit-words.ts';
import { keepTable, playersFor } from './last-table.ts';
import { playAtOnce } from './play-at-once.ts';
import { useOnline } from './use-online.ts';
import { Vignette } from './vignette.tsx';

const cx = classes(firstVisit);

// On their way before the page is drawn.
void loadDrawings().catch(() => undefined);

interface Props {
  readonly settings: Settings;
  change(changes: Partial<Settings>): void;
}

/** Who one is, asked once, and which game first; both may be left for later. */
export function FirstVisit({ settings, change }: Props) {
  const words = useWords();
  const t = FIRST_VISIT_WORDS[settings.language];
  const online = useOnline();
  const [name, setName] = useState(settings.name);
  const [face, setFace] = useState(settings.face);
  const [chosen, setChosen] = useState(list[0]!.id);
  const who = { name: name.trim(), face };
  const settle = (): void => change({ ...who, met: true });
  const leaveTo = (address: string): void => {
    settle();
    location.hash = address;
  };
  const play = async (game: About): Promise<void> => {
    // Whoever is new meets somebody they can beat; "as last time" goes on from there.
    keepTable(game.id, { players: playersFor(game.usualSeats, who.name, 'easy'), options: {} });
    await playAtOnce(game, { ...settings, ...who });
    settle();
  };
  return (
    <main class={cx('visit')}>
      <header class={cx('first-top')}>
        <span class={cx('first-brand')}>
          <img src="/icon.svg" alt="" width="30" height="30" /> {words.appName}
        </span>
        <button
          type="button"
          class={cx(online.isThere ? 'button plain' : 'button plain first-unknown')}
          onClick={() => leaveTo('#/online')}
        >
          <Icon name="code" size={20} /> {t.haveCode}
        </button>
      </header>
      <section class={cx('first-who')}>
        <h1>{t.welcome}</h1>
        <input
          class={cx('name')}
          value={name}
          maxLength={20}
          autocomplete="nickname"
          aria-label={t.yourName}
          placeholder={t.nameOrNot}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <FacePicker face={face} language={settings.language} onChange={setFace} />
      </section>
      <fieldset class={cx('games')}>
        <legend>{t.whichFirst}</legend>
        {list.map((game) => (
          <GameChoice
            key={game.id}
            game={game}
            settings={settings}
            isChosen={game.id === chosen}
            onChoose={() => setChosen(game.id)}
            onLesson={() => leaveTo(`#/learn/${game.id}`)}
            onPlay={() => attempt(() => play(game))}
          />
        ))}
      </fieldset>
      <footer class={cx('first-foot')}>
        <p class="muted">{t.stays}</p>
        <button
          type="button"
          class="button plain"
          onClick={() => {
            settle();
            go({ page: 'home' });
          }}
        >
          {t.later}
        </button>
      </footer>
    </main>
  );
}

/** A game and its aim; chosen, the two ways into it. */
function GameChoice(props: {
  readonly game: About;
  readonly settings: Settings;
  readonly isChosen: boolean;
  onChoose(): void;
  onLesson(): void;
  onPlay(): void;
}) {
  const { game, settings, isChosen } = props;
  const t = FIRST_VISIT_WORDS[settings.language];
  const id = useId();
  return (
    <div class={cx(isChosen ? 'game chosen' : 'game')}>
      <input type="radio" id={id} name="first-game" checked={isChosen} onChange={props.onChoose} />
      <label for={id}>
        <span class={cx('first-mini')}>
          <Vignette game={game.id} />
        </span>
        <span>
          <strong>{game.name[settings.language]}</strong>
          <span class={cx('first-aim')}>{game.tile[settings.language]}</span>
        </span>
      </label>
      {isChosen && (
        <div class={cx('first-ways')}>
          {lookOf(game.id).lesson && (
            <button type="button" class={cx('button primary way')} onClick={props.onLesson}>
              <span class={cx('first-verb')}>
                <Icon name="learn" size={20} /> {t.lesson}
              </span>{' '}
              <span class={cx('first-note')}>{t.lessonNote}</span>
            </button>
          )}
          <button type="button" class={cx('button way first-play')} onClick={props.onPlay}>
            <span class={cx('first-verb')}>
              <Icon name="play" size={16} /> {t.justPlay}
            </span>{' '}
            <span class={cx('first-note')}>{t.easyBots(game.usualSeats - 1)}</span>
          </button>
        </div>
      )}
    </div>
  );
}
