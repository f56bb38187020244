import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { DeadEnd } from '../app/failure/dead-end.tsx';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { lookOf } from '../games/index.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { findRules, marksOf, wordsOf } from './find-rules.ts';
import { Markdown } from './markdown.tsx';
import { bodyOf, type Rule, type Rulebook } from './read-rules.ts';
import rulesPage from './rules-page.module.css';
import { useRulebook } from './use-rulebook.ts';
import { RULE_WORDS } from './words.ts';

const cx = classes(rulesPage);

interface Props {
  readonly gameId: string;
  /** The § to begin at, such as 4.2; null: at the top. */
  readonly section: string | null;
  readonly settings: Settings;
}

/** A game's whole rules: to be read, to be searched, and to be pointed at by §. */
export function RulesPage({ gameId, section, settings }: Props) {
  const words = useWords();
  const book = useRulebook(gameId, settings.language);
  if (book === null) return <DeadEnd title={words.rules} sentence={words.unknownGame} />;
  return (
    <main class="page rules">
      <PageHeader title={words.rules} />
      {book === undefined && <p>{words.loading}</p>}
      {book && <Book book={book} gameId={gameId} section={section} settings={settings} />}
    </main>
  );
}

function Book({ book, gameId, section, settings }: Props & { readonly book: Rulebook }) {
  const t = RULE_WORDS[settings.language];
  const [query, setQuery] = useState('');
  const marked = marksOf(wordsOf(query), t.alike);
  const found = findRules(book, query, t.alike);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  const number = section?.replace('§', '') ?? null;
  return (
    <>
      <h1 lang={book.language}>{book.title}</h1>
      <search class={cx('search')}>
        <label>
          <Icon name="search" />
          <span class="visually-hidden">{t.search}</span>
          <input
            type="search"
            placeholder={t.search}
            value={query}
            onInput={(event) => {
              setQuery(event.currentTarget.value);
              scrollTo({ top: 0, behavior: 'instant' });
            }}
          />
        </label>
        <p role="status">{marked.length === 0 ? '' : count > 0 ? t.found(count) : t.nothing(query.trim())}</p>
      </search>
      {marked.length === 0 && (
        <>
          <div lang={book.language}>
            <Markdown text={book.intro} />
          </div>
          {lookOf(gameId).lesson && (
            <a class="button" href={`#/learn/${gameId}`}>
              <Icon name="play" size={18} /> {t.learnInstead}
            </a>
          )}
        </>
      )}
      {found.map((part) => (
        <section key={part.number} lang={book.language} aria-labelledby={`rule-${part.number}`}>
          <Anchor number={part.number} isWanted={number === part.number}>
            <h2 id={`rule-${part.number}`}>
              §{part.number} {part.title}
            </h2>
          </Anchor>
          {part.rules.map((rule) => (
            <RuleText key={rule.number} gameId={gameId} rule={rule} marked={marked} wanted={number} />
          ))}
        </section>
      ))}
    </>
  );
}

function RuleText(props: {
  readonly gameId: string;
  readonly rule: Rule;
  readonly marked: readonly string[];
  readonly wanted: string | null;
}) {
  const { rule, wanted } = props;
  if (rule.number === '') return <Markdown text={rule.text} marked={props.marked} />;
  return (
    <Anchor number={rule.number} isWanted={rule.number === wanted}>
      <a class={cx('mark')} href={`#/rules/${props.gameId}/${rule.number}`}>
        §{rule.number}
      </a>
      <Markdown text={bodyOf(rule)} marked={props.marked} />
    </Anchor>
  );
}

/** The rule that the address names is brought into sight, and the focus with it. */
function Anchor(props: {
  readonly number: string;
  readonly isWanted: boolean;
  readonly children: ComponentChildren;
}) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!props.isWanted) return;
    root.current?.scrollIntoView({ block: 'start' });
    root.current?.focus({ preventScroll: true });
  }, [props.isWanted]);
  return (
    <div ref={root} class={cx(props.isWanted ? 'rule wanted' : 'rule')} tabIndex={-1}>
      {props.children}
    </div>
  );
}
