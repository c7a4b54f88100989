/** Inline style sheet: the page loads nothing. */
export const style = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --strong: #0b6bcb; --required: #c2410c; }
@media (prefers-color-scheme: dark) { :root { --strong: #6cb6ff; --required: #fb923c; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.6rem; } h1 small { font-weight: normal; opacity: .6; font-size: 1rem; }
h2 { margin: 2.5rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 1.2rem; }
h3 { margin: 1.2rem 0 .3rem; font-size: .8rem; text-transform: uppercase; letter-spacing: .06em; opacity: .7; }
nav ul { columns: 2 20rem; padding: 0; list-style: none; } a { color: var(--strong); text-decoration: none; }
a:hover { text-decoration: underline; }
code, .method { font: .9em ui-monospace, Consolas, monospace; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 3.2rem; font-weight: bold; }
table { width: 100%; border-collapse: collapse; font-size: .92rem; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { font-weight: normal; opacity: .7; }
pre { margin: .4rem 0; padding: .8rem; overflow: auto; max-height: 24rem; background: var(--soft); font-size: .8rem; }
details summary { cursor: pointer; padding: .2rem 0; } .required { color: var(--required); font-size: .8em; }
@media (max-width: 40rem) { body { padding: 1rem; } table, tbody, tr, td { display: block; } thead { display: none; } td { border: 0; padding: .1rem 0; } tr { padding: .5rem 0; border-bottom: 1px solid var(--line); } }
`;
