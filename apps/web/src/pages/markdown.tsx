import type { VNode } from 'preact';

/** The little Markdown that rules pages use: headings, paragraphs, lists, tables, bold, italics, code. */
export function Markdown({ text }: { readonly text: string }) {
  const blocks = text.trim().split(/\n\s*\n/);
  return <div class="markdown">{blocks.map(block)}</div>;
}

function block(text: string, key: number): VNode {
  const heading = /^(#{1,3}) (.*)$/.exec(text);
  if (heading) {
    const [, marks, title] = heading;
    if (marks === '#') return <h1 key={key}>{title}</h1>;
    return <h2 key={key}>{title}</h2>;
  }
  const lines = text.split('\n');
  if (lines.every((line) => line.startsWith('|'))) return <Grid key={key} lines={lines} />;
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

function Grid({ lines }: { readonly lines: readonly string[] }) {
  const [head, , ...rows] = lines.map(cells);
  return (
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
  );
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

function inline(text: string): (VNode | string)[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part, i) => {
    if (part.startsWith('**')) return <strong key={i}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>;
    if (part.startsWith('*') && part.length > 2) return <em key={i}>{part.slice(1, -1)}</em>;
    return part;
  });
}
