import { list } from '@quartet/catalog/list';
import type { Settings } from '../app/settings.ts';
import { lookOf } from '../games/index.ts';
import { Vignette } from '../home/vignette.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import learnPage from './learn-page.module.css';
import { learnedGames } from './learned.ts';
import { LEARN_WORDS } from './words.ts';

const cx = classes(learnPage);
const LESSONS = list.filter(({ id }) => lookOf(id).lesson);

/** Which game to learn; the ones learned are ticked off. */
export function LearnPage({ settings }: { readonly settings: Settings }) {
  const { language } = settings;
  const t = LEARN_WORDS[language];
  const learned = learnedGames();
  return (
    <main class={cx('page learn')}>
      <PageHeader title={t.title} />
      <h1 class="visually-hidden">{t.title}</h1>
      <p>{t.intro}</p>
      <a class="button" href="#/practice">
        <Icon name="cards" size={18} /> {t.practise}
      </a>
      <div class={cx('learn-tiles')}>
        {LESSONS.map(({ id, name, tile }) => (
          <article key={id} class={cx('panel learn-tile')}>
            <div class={cx('learn-vignette')}>
              <Vignette game={id} />
            </div>
            <div class={cx('learn-body')}>
              <h2>
                {name[language]}
                {learned.has(id) && (
                  <span class={cx('learn-done')}>
                    <Icon name="check" size={16} /> {t.learned}
                  </span>
                )}
              </h2>
              <p>{tile[language]}</p>
              <a
                class={cx(learned.has(id) ? 'button' : 'button primary')}
                href={`#/learn/${id}`}
                aria-label={`${name[language]}: ${learned.has(id) ? t.again : t.start}`}
              >
                <Icon name="play" size={18} /> {learned.has(id) ? t.again : t.start}
              </a>
              <a class="button plain" href={`#/rules/${id}`} aria-label={`${name[language]}: ${t.readRules}`}>
                <Icon name="rules" size={18} /> {t.readRules}
              </a>
            </div>
          </article>
        ))}
      </div>
    </main>
  );
}
