/** How many colours there are; a seventh entrant would get the first again. */
export const TINTS = 6;

/** The look of a report: one sheet for light and dark, phone and desk. Tints are told apart without colour vision. */
export const STYLE = `
:root { color-scheme: light dark; --ground: #fbfaf7; --sheet: #fff; --ink: #1d2226; --soft: #5b646b; --line: #d9d6ce;
  --t0: #0b6fb8; --t1: #c2570c; --t2: #0a7d5c; --t3: #a83279; --t4: #7a6400; --t5: #5a4fcf; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #14181b; --sheet: #1c2226; --ink: #e9ecee; --soft: #a3adb4; --line: #363f45;
    --t0: #6cb8f0; --t1: #f2a064; --t2: #56cfa5; --t3: #ea8cc3; --t4: #d9c14f; --t5: #aea6ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.05rem; margin: 0 0 .5rem; }
p { margin: 0 0 1rem; } p.lead, figcaption, footer { color: var(--soft); }
section, figure { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: 1rem; margin: 1rem 0 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .4rem .6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
thead th { color: var(--soft); font-weight: 600; font-size: .85rem; } tbody tr:last-child > * { border-bottom: 0; }
td .interval { color: var(--soft); font-size: .85rem; display: block; }
.swatch { display: inline-block; width: .7em; height: .7em; border-radius: 50%; margin-right: .5em; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1rem; margin-top: 1rem; align-items: start; }
.plots figure { margin: 0; } figcaption { font-size: .85rem; margin-top: .25rem; }
svg { display: block; width: 100%; height: auto; font: 12px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .name { text-anchor: end; } svg .tick { text-anchor: middle; fill: var(--soft); }
svg .label { text-anchor: end; fill: var(--soft); } svg .title { font-weight: 600; }
svg .grid, svg .axis { stroke: var(--line); fill: none; } svg .even { stroke: var(--ink); stroke-dasharray: 3 3; fill: none; }
svg .mean { stroke: var(--ink); stroke-width: 1.5; } svg .fill { fill-opacity: .8; }
svg .bar { stroke-width: 2.5; fill: none; } svg .dot { stroke: var(--sheet); stroke-width: 1.5; }
footer { font-size: .85rem; margin-top: 1rem; } footer p { margin: 0 0 .35rem; }
${Array.from(
  { length: TINTS },
  (_, t) =>
    `.bar.t${t} { stroke: var(--t${t}); } .dot.t${t}, .fill.t${t} { fill: var(--t${t}); } .swatch.t${t} { background: var(--t${t}); }`,
).join('\n')}
@media print { :root { color-scheme: light; } section, figure { break-inside: avoid; } }
`;
