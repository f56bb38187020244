import type { VNode } from 'preact';
import { classes } from '../ui/classes.ts';
import { piecesOf } from './find-rules.ts';
import rulesPage from './rules-page.module.css';

const cx = classes(rulesPage);

interface Props {
  readonly text: string;
  /** Words to be marked, in small letters. */
  readonly marked?: readonly string[];
}

type Inline = (text: string) => (VNode | string)[];

/** The little Markdown that rules pages use: headings, paragraphs, lists, tables, bold, italics, code. */
export function Markdown({ text, marked = [] }: Props) {
  const blocks = text.trim().split(/\n\s*\n/);
  const inline: Inline = (part) => inlined(part, marked);
  return <div class={cx('markdown')}>{blocks.map((part, key) => block(part, key, inline))}</div>;
}

function block(text: string, key: number, inline: Inline): VNode {
  const heading = /^(#{1,3}) (.*)$/.exec(text);
  if (heading) {
    const [, marks, title] = heading;
    if (marks === '#') return <h1 key={key}>{title}</h1>;
    return <h2 key={key}>{title}</h2>;
  }
  const lines = text.split('\n');
  if (lines.every((line) => line.startsWith('|'))) return <Grid key={key} lines={lines} inline={inline} />;
  if (lines.every((line) => /^(- | {2})/.test(line))) {
    return (
      <ul key={key}>
        {text
          .split(/^- /m)
          .slice(1)
          .map((item, i) => (
            <li key={i}>{inline(item)}</li>
          ))}
      </ul>
    );
  }
  return <p key={key}>{inline(text)}</p>;
}

/** Wider than the page, it scrolls by itself. */
function Grid({ lines, inline }: { readonly lines: readonly string[]; readonly inline: Inline }) {
  const [head, , ...rows] = lines.map(cells);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div class={cx('markdown-grid')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head!.map((cell, i) => (
              <th key={i} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, r) => (
            <tr key={r}>
              {row.map((cell, i) => (
                <td key={i}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

function inlined(text: string, marked: readonly string[]): (VNode | string)[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).flatMap((part, i) => {
    if (part.startsWith('**')) return <strong key={i}>{hits(part.slice(2, -2), marked)}</strong>;
    if (part.startsWith('`')) return <code key={i}>{hits(part.slice(1, -1), marked)}</code>;
    if (part.startsWith('*') && part.length > 2) return <em key={i}>{hits(part.slice(1, -1), marked)}</em>;
    return hits(part, marked);
  });
}

function hits(text: string, marked: readonly string[]): (VNode | string)[] {
  return piecesOf(text, marked).map((piece, i) => (i % 2 === 1 ? <mark key={i}>{piece}</mark> : piece));
}
