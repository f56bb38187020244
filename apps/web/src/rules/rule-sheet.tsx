import { useEffect, useRef } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { classes } from '../ui/classes.ts';
import { Sheet } from '../ui/sheet.tsx';
import { GUIDES } from './guides.ts';
import { Markdown } from './markdown.tsx';
import { bodyOf, type Rule, rulesAt } from './read-rules.ts';
import ruleSheet from './rule-sheet.module.css';
import rulesPage from './rules-page.module.css';
import { useRulebook } from './use-rulebook.ts';
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
  const book = useRulebook(gameId, settings.language);
  const guide = number === null ? GUIDES[gameId]?.[props.phase] : undefined;
  const rules = book ? rulesAt(book, guide?.rules ?? [number ?? '']) : [];
  const title = number === null ? t.ruleNow : t.rule(number);
  const first = rules[0]?.number ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  // It is read from its beginning.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Sheet label={title} onClose={props.onClose}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {book === undefined && <p>{words.loading}</p>}
      {guide && (
        <div class={cx('rule-example')}>
          <h3>{t.example}</h3>
          <p>{guide.example[settings.language]}</p>
        </div>
      )}
      {rules.map((rule) => (
        <Numbered key={rule.number} rule={rule} />
      ))}
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
      <span class={cx('mark')}>§{rule.number}</span>
      <Markdown text={bodyOf(rule)} />
    </div>
  );
}
