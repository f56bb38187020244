import { list } from '@quartet/catalog/list';
import { bookFile } from '@quartet/puzzles';
import type { Settings } from '../app/settings.ts';
import { Vignette } from '../home/vignette.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { dueMistakes } from './mistakes.ts';
import practicePage from './practice-page.module.css';
import { practised } from './practised.ts';
import { PRACTICE_WORDS } from './words.ts';

const cx = classes(practicePage);
const GAMES = list.filter(({ id }) => bookFile(id));

/** What can be practised. */
export function PracticePage({ settings }: { readonly settings: Settings }) {
  const { language } = settings;
  const t = PRACTICE_WORDS[language];
  const due = dueMistakes(Date.now()).length;
  return (
    <main class={cx('page start')}>
      <PageHeader title={t.title} />
      <h1 class="visually-hidden">{t.title}</h1>
      <p>{t.intro}</p>
      <section class={cx('panel own')}>
        <h2>{t.own}</h2>
        <p class="muted">{t.ownNote}</p>
        {due > 0 ? (
          <a class="button primary" href="#/practice/again">
            <Icon name="undo" size={18} /> {t.due(due)}
          </a>
        ) : (
          <p>{t.noneDue}</p>
        )}
      </section>
      <section class={cx('panel own')}>
        <h2>LINX: {t.chain}</h2>
        <p class="muted">{t.chainNote}</p>
        <a class="button" href="#/practice/chain">
          <Icon name="history" size={18} /> {t.start}
        </a>
      </section>
      <div class={cx('tiles')}>
        {GAMES.map(({ id, name }) => (
          <article key={id} class={cx('panel tile')}>
            <div class={cx('vignette')}>
              <Vignette game={id} />
            </div>
            <div class={cx('body')}>
              <h2>{name[language]}</h2>
              <p class="muted">{t.solvedSoFar(rightIn(id))}</p>
              <a
                class="button primary"
                href={`#/practice/${id}`}
                aria-label={`${name[language]}: ${t.practise}`}
              >
                <Icon name="play" size={18} /> {t.practise}
              </a>
            </div>
          </article>
        ))}
      </div>
    </main>
  );
}

function rightIn(game: string): number {
  return [...practised(game).values()].filter(Boolean).length;
}
