import type { Outcome } from './outcome.ts';
import type { DealResult } from './play-deal.ts';
import { ratingPlot, scorePlot, sharePlot, timePlot } from './report-figures.ts';
import { STYLE, TINTS } from './report-style.ts';
import { safe } from './svg.ts';
import { headline, METHOD, milliseconds, percent, range } from './text.ts';

/** One page that needs nothing else: no script, no request. `title` is the game's name for people. */
export function reportOf(outcome: Outcome, results: readonly DealResult[], title: string): string {
  const heading = `${title} arena: ${outcome.entrants.map(({ bot }) => bot).join(', ')}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(heading)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header><h1>${safe(heading)}</h1><p class="lead">${safe(headline(outcome))}</p></header>
<section aria-labelledby="results"><h2 id="results">Results</h2><div class="scroll" tabindex="0" role="region" aria-labelledby="results">${table(outcome)}</div></section>
<div class="plots">
${figure('Rating', ratingPlot(outcome), 'Dots with 95 % intervals; the mean of all entrants is 1500.')}
${figure('Win share', sharePlot(outcome), 'Dots with 95 % intervals; the dashed line is the even share.')}
${figure('Scores', scorePlot(outcome, results), 'Points per game and seat; the line is the mean.')}
${figure('Time per move', timePlot(outcome), 'Processor milliseconds per decision.')}
</div>
<section aria-labelledby="settings"><h2 id="settings">Settings</h2>${settingsList(outcome)}</section>
<footer>${METHOD.map((sentence) => `<p>${safe(sentence)}</p>`).join('')}</footer>
</main>
</body>
</html>
`;
}

function table({ entrants }: Outcome): string {
  const heads = ['Bot', 'Seats', 'Even share', 'Win share', 'Mean score', 'Rating', 'ms per move'];
  const cell = (main: string, interval = ''): string =>
    `<td>${main}${interval === '' ? '' : `<span class="interval">${interval}</span>`}</td>`;
  const rows = entrants.map((entrant, who) => {
    const { bot, seats, even, winShare, score, rating, msPerMove } = entrant;
    const cells = [
      cell(String(seats)),
      cell(percent(even)),
      cell(percent(winShare.mean), range(winShare, percent)),
      cell(
        score.mean.toFixed(2),
        range(score, (value) => value.toFixed(2)),
      ),
      cell(
        rating.mean.toFixed(0),
        range(rating, (value) => value.toFixed(0)),
      ),
      cell(milliseconds(msPerMove)),
    ];
    const swatch = `<span class="swatch t${who % TINTS}"></span>`;
    return `<tr><th scope="row">${swatch}${safe(bot)}</th>${cells.join('')}</tr>`;
  });
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function figure(title: string, plot: string, caption: string): string {
  return `<figure><h2>${title}</h2>${plot}<figcaption>${caption}</figcaption></figure>`;
}

function settingsList({ settings, games }: Outcome): string {
  const options = Object.entries(settings.options).map(([name, value]) => `${name} = ${value}`);
  const lines: readonly (readonly [string, string])[] = [
    ['Game', `${settings.game}, rules version ${settings.rules}`],
    ['Seats', `${settings.seats}, seat ${settings.first} begins`],
    ['Chairs', settings.bots.join(', ')],
    ['Options', options.join(', ') || 'none'],
    ['Deals', `${settings.deals}, each with ${settings.seats} rotations: ${games} games`],
    ['Seed', settings.seed],
  ];
  return `<dl>${lines.map(([name, value]) => `<dt>${name}</dt><dd>${safe(value)}</dd>`).join('')}</dl>`;
}
