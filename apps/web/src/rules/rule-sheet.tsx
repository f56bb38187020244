import { useEffect, useRef } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { useWords } from '../app/words/index.ts';
import { lookOf } from '../games/index.ts';
import { classes } from '../ui/classes.ts';
import { Sheet } from '../ui/sheet.tsx';
import { Markdown } from './markdown.tsx';
import { bodyOf, type Rule } from './read-rules.ts';
import { readingOf } from './reading.ts';
import ruleSheet from './rule-sheet.module.css';
import { loadRulebook } from './rulebooks.ts';
import rulesPage from './rules-page.module.css';
import { RULE_WORDS } from './words.ts';

const cx = classes(rulesPage, ruleSheet);

/** The rules that matter right now, or the one that was asked for, over the table. */
export function RuleSheet(props: {
  readonly gameId: string;
  readonly phase: string;
  /** The number of a rule, such as 4.2; null: what the phase is about. */
  readonly number: string | null;
  readonly settings: Settings;
  onClose(): void;
}) {
  const { gameId, number, settings } = props;
  const words = useWords();
  const t = RULE_WORDS[settings.language];
  const loaded = useLoaded(
    () => Promise.all([loadRulebook(gameId, settings.language), lookOf(gameId).guides?.()]),
    [gameId, settings.language],
  );
  const [book, brought] = loaded ?? [];
  const reading = book ? readingOf(book, brought?.guides ?? null, props.phase, number) : null;
  const title = reading?.isAll ? words.rules : number === null ? t.ruleNow : t.rule(number);
  const first = (!reading?.isAll && reading?.rules[0]?.number) || '';
  const heading = useRef<HTMLHeadingElement>(null);
  // It is read from its beginning.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Sheet label={title} onClose={props.onClose}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {!reading && <p>{words.loading}</p>}
      {reading?.example && (
        <div class={cx('rule-example')}>
          <h3>{t.example}</h3>
          <p>{reading.example}</p>
        </div>
      )}
      <div lang={book?.language}>
        {reading?.rules.map((rule, i) => (
          <Numbered key={i} rule={rule} />
        ))}
      </div>
      <div class="sheet-actions">
        <a class="button" href={`#/rules/${gameId}${first && `/${first}`}`}>
          {t.allRules}
        </a>
        <button type="button" class="button primary" onClick={props.onClose}>
          {words.close}
        </button>
      </div>
    </Sheet>
  );
}

function Numbered({ rule }: { readonly rule: Rule }) {
  return (
    <div class={cx('rule')}>
      {rule.number && <span class={cx('mark')}>§{rule.number}</span>}
      <Markdown text={bodyOf(rule)} />
    </div>
  );
}
