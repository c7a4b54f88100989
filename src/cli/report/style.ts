/** Inline style sheet: the page loads nothing. Places of boxes are attributes, so that no other style is needed. */
export const style = `
:root { color-scheme: light dark; --ground: #fff; --ink: #1b1f24; --soft: #57606a; --line: #d0d7de; --card: #f6f8fa; --strong: #0550ae; --bad: #b42318; --warn: #8a4b00; --mark: #fff3c4; }
@media (prefers-color-scheme: dark) { :root { --ground: #0f1318; --ink: #e6edf3; --soft: #9da7b3; --line: #30363d; --card: #171c23; --strong: #6cb6ff; --bad: #ff8a80; --warn: #f2b458; --mark: #3a3110; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0 auto; max-width: 88rem; padding: 1.5rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); overflow-wrap: anywhere; }
h1 { margin: 0 0 .75rem; font-size: 1.6rem; line-height: 1.2; }
h2 { margin: 0; font-size: 1.15rem; line-height: 1.3; }
h3 { margin: 1rem 0 .25rem; font-size: .9rem; }
a { color: var(--strong); }
a:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--strong); outline-offset: 2px; }
code { font: .9em ui-monospace, Consolas, monospace; }
bdi { white-space: pre-wrap; }
.soft, small { color: var(--soft); font-size: .85rem; }
dl.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: .1rem 2rem; margin: 0; }
dl.facts .whole { grid-column: 1 / -1; }
dl.facts div { display: flex; gap: .75rem; padding: .15rem 0; }
dt { flex: none; width: 8rem; color: var(--soft); }
dd { margin: 0; min-width: 0; }
.failures { margin: 1rem 0 0; padding: .75rem 1rem .75rem 2rem; border-left: 4px solid var(--bad); background: var(--card); }
.notes { margin: 1rem 0 0; padding: .75rem 1rem; border-left: 4px solid var(--line); background: var(--card); }
nav { margin: 1.5rem 0 0; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: 6px; }
nav ol { margin: .25rem 0 .75rem; padding: 0; columns: 2 20rem; column-gap: 2rem; list-style: none; }
nav li { break-inside: avoid; padding: .1rem 0; }
summary { cursor: pointer; font-weight: 600; }
article { margin: 1.5rem 0 0; padding: 1rem; border: 1px solid var(--line); border-left: 6px solid var(--line); border-radius: 6px; content-visibility: auto; contain-intrinsic-size: auto 50rem; }
article.failed { border-left-color: var(--bad); }
article.review, article.unsure { border-left-color: var(--warn); }
p.facts { margin: .1rem 0 .75rem; color: var(--soft); font-size: .9rem; }
p.facts strong { color: var(--ink); }
.failed p.facts strong, .error code { color: var(--bad); }
.review p.facts strong + strong, .unsure { color: var(--warn); }
article.unsure { color: inherit; }
.error { margin: 0 0 .75rem; }
.beside { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 1.5rem; align-items: start; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .35rem .5rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { color: var(--soft); font-weight: normal; font-size: .85rem; }
.values { table-layout: fixed; } .values > thead th:first-child { width: 30%; } .values > thead th:last-child { width: 5.5rem; } .values > tbody > tr > th { font-weight: 600; }
.sure { width: 5rem; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
thead th:last-child { text-align: right; }
td ul { margin: 0; padding-left: 1.1rem; }
td em { color: var(--soft); }
.wide { overflow-x: auto; } .wide table { font-size: .85rem; overflow-wrap: normal; } .wide thead th:last-child { text-align: left; }
tr.on, tr:target, tr:focus-within { background: var(--mark); }
figure { margin: 0 0 1rem; }
.pages.one { position: sticky; top: 1rem; }
figcaption { color: var(--soft); font-size: .85rem; }
.page { position: relative; border: 1px solid var(--line); background: #fff; line-height: 0; }
.page img { width: 100%; height: auto; }
.page svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
.box rect { fill: #2f81f71f; stroke: #0550ae; stroke-width: 1.5; vector-effect: non-scaling-stroke; }
.box.unsure rect { fill: #d9770633; stroke: #8a4b00; stroke-dasharray: 5 3; }
.box text { display: none; font: 600 22px system-ui, sans-serif; fill: #1b1f24; stroke: #fff3c4; stroke-width: 7px; stroke-linejoin: round; paint-order: stroke; }
.box:focus { outline: none; }
.box:focus-visible rect, .box.on rect, .box:target rect { fill: #f2c02e66; stroke: #1b1f24; stroke-width: 3; stroke-dasharray: none; }
.box:focus-visible text, .box.on text, .box:target text { display: block; }
@media (max-width: 60rem) { .beside { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 40rem) { body { padding: .75rem; } article { padding: .75rem; } dl.facts div { display: block; } dt { width: auto; font-size: .85rem; } nav ol { columns: 1; } .values > thead { display: none; } .values > tbody > tr { display: grid; grid-template-columns: 1fr auto; padding: .4rem 0; border-bottom: 1px solid var(--line); } .values > tbody > tr > th, .values > tbody > tr > td { width: auto; border: 0; padding: .1rem .25rem; } .values > tbody > tr > td:nth-child(2) { grid-row: 2; grid-column: 1 / -1; } }
@media print { :root { color-scheme: light; --ground: #fff; --ink: #000; --soft: #444; --line: #bbb; --card: #fff; --strong: #000; --bad: #900; --warn: #750; --mark: none; } body { max-width: none; padding: 0; font-size: 10pt; } nav { display: none; } a { text-decoration: none; } article { content-visibility: visible; border-width: 0 0 0 3px; } figure, tr { break-inside: avoid; } h2 { break-after: avoid; } .box rect { print-color-adjust: exact; } }
`;
