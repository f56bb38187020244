import { list } from '@quartet/catalog/list';
import { bookFile } from '@quartet/puzzles';
import type { Settings } from '../app/settings.ts';
import { Vignette } from '../home/vignette.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import practicePage from './practice-page.module.css';
import { practised } from './practised.ts';
import { PRACTICE_WORDS } from './words.ts';

const cx = classes(practicePage);
const GAMES = list.filter(({ id }) => bookFile(id));

/** What can be practised. */
export function PracticePage({ settings }: { readonly settings: Settings }) {
  const { language } = settings;
  const t = PRACTICE_WORDS[language];
  return (
    <main class={cx('page start')}>
      <PageHeader title={t.title} />
      <h1 class="visually-hidden">{t.title}</h1>
      <p>{t.intro}</p>
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
