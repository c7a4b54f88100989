/**
 * Pictures of the studio, taken of the running program with the fixtures in it: those of README and docs into
 * docs/pictures, or with `--out DIR` every page, light and dark, 1280 and 390 pixels wide.
 * `npm run docs:pictures -- [--out DIR] [--only NAME]`
 */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import sharp from 'sharp';
import {fillStudio} from './studio/filled-studio.mjs';
import {openBrowser, openPath, signIn, startStudio} from './studio/start-studio.mjs';

const {values} = parseArgs({options: {out: {type: 'string'}, only: {type: 'string'}}});
const shownInDocs = ['job', 'review', 'editor'];
const widths = {wide: {width: 1280, height: 800}, narrow: {width: 390, height: 844}};
const forDocs = fileURLToPath(new URL('../../docs/pictures', import.meta.url));

const base = mkdtempSync(join(tmpdir(), 'docextract-pictures-'));
const dataDir = join(base, 'data');
const browser = await openBrowser();
const studio = await startStudio(dataDir);
try {
  const paths = Object.entries(await fillStudio(browser, studio, dataDir)).filter(
    ([name]) => values.only === undefined || name === values.only,
  );
  if (values.out === undefined) await takeForDocs(paths);
  else await takeAll(paths, values.out);
} finally {
  await browser.close();
  await studio.stop();
  rmSync(base, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
}

async function takeForDocs(paths) {
  mkdirSync(forDocs, {recursive: true});
  const page = await signIn(browser, studio, {deviceScaleFactor: 1.5, viewport: {width: 1200, height: 720}});
  for (const [name, path] of paths.filter(([name]) => shownInDocs.includes(name))) {
    await openPath(page, studio, path);
    const picture = await sharp(await page.screenshot())
      .webp({quality: 72, effort: 6})
      .toBuffer();
    writeFileSync(join(forDocs, `studio-${name}.webp`), picture);
    console.log(`docs/pictures/studio-${name}.webp: ${(picture.length / 1000).toFixed(0)} kB`);
  }
}

async function takeAll(paths, folder) {
  mkdirSync(folder, {recursive: true});
  for (const colorScheme of ['light', 'dark'])
    for (const [width, viewport] of Object.entries(widths)) {
      const page = await signIn(browser, studio, {colorScheme, viewport});
      for (const [name, path] of paths) {
        await openPath(page, studio, path);
        await page.screenshot({path: join(folder, `${name}-${colorScheme}-${width}.png`)});
      }
      await page.context().close();
    }
}
