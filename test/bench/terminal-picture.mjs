/**
 * A picture of the command at work, of what it prints about the fixtures in a fresh home: docs/pictures/terminal.webp.
 * `npm run docs:pictures` takes it after those of the studio.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {AnsiUp} from 'ansi_up';
import sharp from 'sharp';
import {openBrowser} from './studio/start-studio.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const shownHome = '/home/ana';
const shown = [
  'docextract submit fixtures/scans --template invoice -o results',
  `jq -r '[.seller_name, .invoice_number, .grand_total] | @tsv' results/fa*.json | column -ts $'\\t'`,
  'docextract submit fixtures/scans --template invoice -o results',
];

const home = mkdtempSync(join(tmpdir(), 'docextract-terminal-'));
const browser = await openBrowser();
try {
  const page = await browser.newPage({deviceScaleFactor: 1.5, viewport: {width: 860, height: 500}});
  await page.setContent(pageOf(shown.map((command) => ({command, output: run(command)}))));
  const picture = await sharp(await page.locator('.terminal').screenshot({omitBackground: true}))
    .webp({quality: 80, effort: 6})
    .toBuffer();
  writeFileSync(join(root, 'docs', 'pictures', 'terminal.webp'), picture);
  console.log(`docs/pictures/terminal.webp: ${(picture.length / 1000).toFixed(0)} kB`);
} finally {
  await browser.close();
  rmSync(home, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
}

/** What a command prints to both streams, in colour, in a clone in a fresh home; the same clone for all. */
function run(command) {
  mkdirSync(join(home, 'bin'), {recursive: true});
  mkdirSync(join(home, 'clone'), {recursive: true});
  cpSync(join(root, 'fixtures'), join(home, 'clone', 'fixtures'), {recursive: true});
  symlinkOnce(join(root, 'bin', 'docextract.js'), join(home, 'bin', 'docextract'));
  const {stdout} = spawnSync('bash', ['-c', `{ ${command}\n} 2>&1`], {
    cwd: join(home, 'clone'),
    encoding: 'utf8',
    env: {PATH: `${join(home, 'bin')}:${process.env.PATH}`, HOME: home, LANG: 'C.UTF-8', FORCE_COLOR: '1'},
  });
  return withoutProgress(stdout).replaceAll(home, shownHome);
}

function symlinkOnce(target, path) {
  rmSync(path, {force: true});
  symlinkSync(target, path);
}

/** Progress is told every 30 s where there is no terminal, by a slow machine alone. */
function withoutProgress(output) {
  return output.replaceAll(/^\d+\/\d+ documents · .*\n/gm, '');
}

function pageOf(steps) {
  const ansi = new AnsiUp();
  const lines = steps.map(
    ({command, output}) =>
      `<b>$</b> <span class="command">${escaped(command)}</span>\n${ansi.ansi_to_html(output.trimEnd())}`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
    body {margin: 0; background: transparent}
    .terminal {display: inline-block; min-width: 820px; background: #16191f; color: #d6dae1; border-radius: 8px; padding: 14px 18px}
    pre {margin: 0; font: 12.5px/1.5 'DejaVu Sans Mono', monospace; white-space: pre-wrap; width: 820px; tab-size: 32}
    b {color: #6fbf8b} .command {color: #fff}
  </style><div class="terminal"><pre>${lines.join('\n\n')}</pre></div>`;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
