import type {Raster} from '../ingest/pixels/raster.js';
import {isProbable, mayBe} from '../probable.js';
import {confidenceOf, looksForeign} from './foreign-page.js';
import type {OcrEngine, PageOptions, RecognisedPage} from './ocr-engine.js';
import {foreignScripts, packageOf, type ForeignScript} from './tesseract/foreign-scripts.js';
import {createTesseract} from './tesseract/tesseract-engine.js';
import {detectScript, installedLanguages} from './tesseract/tesseract-program.js';

/** Language that is read along with any other: documents in any script have Latin words too. */
const besides = 'eng';

/**
 * A recogniser for Latin and Chinese script that hands a page in another script to the system's tesseract, where it is
 * installed, and else notes on the page what to install.
 */
export function readByScript(latin: OcrEngine, command = 'tesseract'): OcrEngine {
  let languages: Promise<Set<string>> | undefined;
  return {
    ...latin,
    async readPage(raster, options = {}) {
      const reading = await latin.readPage(raster, options);
      if (!looksForeign(reading)) return reading;
      languages ??= installedLanguages(command).catch(() => new Set<string>());
      return readForeign({raster, reading, options, command, languages: await languages});
    },
  };
}

interface ForeignPage {
  raster: Raster;
  reading: RecognisedPage;
  options: PageOptions;
  command: string;
  languages: ReadonlySet<string>;
}

async function readForeign(page: ForeignPage): Promise<RecognisedPage> {
  const {raster, reading, options, command, languages} = page;
  if (!languages.has('osd')) return withNote(reading, unknownScript(languages));
  const detected = await detectScript(command, raster, options.signal);
  const script = foreignScripts.find((one) => one.detected.includes(detected ?? ''));
  if (!script) return reading;
  const language = script.languages.find((one) => languages.has(one));
  if (language === undefined) return withNote(reading, missingData(script));
  const both = languages.has(besides) ? `${language}+${besides}` : language;
  const other = await (await createTesseract({command, language: both})).readPage(raster, options);
  return isIn(script, other) ? other : reading;
}

function isIn({letters}: ForeignScript, {words}: RecognisedPage): boolean {
  const text = words.map((word) => word.text).join('');
  const own = text.match(letters)?.length ?? 0;
  return mayBe(own / Math.max(1, text.length)) && isProbable(confidenceOf(words));
}

function withNote(reading: RecognisedPage, note: string): RecognisedPage {
  return {...reading, notes: [...(reading.notes ?? []), note]};
}

function missingData({name, languages}: ForeignScript): string {
  return `The page seems to be in ${name} script, which the built-in recogniser does not read: install ${packageOf(languages[0]!)}.`;
}

function unknownScript(languages: ReadonlySet<string>): string {
  const needed = languages.size === 0 ? 'tesseract-ocr, tesseract-ocr-osd' : 'tesseract-ocr-osd';
  return (
    `The page seems to be in a script that the built-in recogniser does not read: install ${needed} and the data of its ` +
    'language, such as tesseract-ocr-ell for Greek.'
  );
}
