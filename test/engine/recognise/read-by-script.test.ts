import {chmod, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {readByScript} from '../../../src/engine/recognise/read-by-script.js';
import type {OcrEngine, RecognisedPage} from '../../../src/engine/recognise/ocr-engine.js';
import {installedLanguages} from '../../../src/engine/recognise/tesseract/tesseract-program.js';
import {inFolder, makePdf, scan, sharedOcr} from '../making.js';

const greek = [
  'Τιμολόγιο αριθμός 1234',
  'Ημερομηνία έκδοσης: 12 Μαρτίου 2024',
  'Διεύθυνση: Οδός Σταδίου 15, Αθήνα',
  'Περιγραφή προϊόντος και ποσότητα',
  'Ελαιόλαδο εξαιρετικό παρθένο 24,50',
  'Σύνολο πληρωτέο: 148,30 ευρώ',
];
const cyrillic = [
  'Счёт на оплату номер 1234',
  'Дата выставления: 12 марта 2024 года',
  'Адрес: улица Ленина, дом 15, Москва',
  'Наименование товара и количество',
  'Масло подсолнечное рафинированное 24,50',
  'Итого к оплате: 148,30 рублей',
];

function draw(lines: readonly string[]) {
  const font = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
  return makePdf(
    (pdf) => {
      pdf.font(font).fontSize(12);
      lines.forEach((line, index) => pdf.text(line, 30, 30 + 30 * index, {lineBreak: false}));
    },
    {size: [330, 240], margin: 10},
  );
}

test.each([
  ['Greek', 'ell', greek, 'Διεύθυνση:'],
  ['Cyrillic', 'rus', cyrillic, 'Наименование'],
])('a page in %s is read by tesseract where it is installed, else says what to install', async (...row) => {
  const [, language, lines, word] = row;
  const installed = await installedLanguages('tesseract').catch(() => new Set<string>());
  const engine = await sharedOcr();
  const {words, notes = []} = await engine.readPage(await scan(await draw(lines)));
  const isThere = installed.has('osd') && installed.has(language);
  if (isThere) expect(words.map(({text}) => text)).toContain(word);
  else expect(notes).toEqual([expect.stringMatching(/install tesseract-ocr/)]);
});

const picture = {width: 40, height: 20, data: new Uint8Array(40 * 20 * 3).fill(255)};

/** What the built-in networks make of Greek. */
const unsure: RecognisedPage = {
  words: 'Tuoloylo aptOuoc Hpepopnvia EKooonc pouneeutnc tEuuvon ptypapn'.split(' ').map((text, index) => ({
    text,
    box: {left: 0, top: 10 * index, right: 50, bottom: 10 * index + 8},
    confidence: 0.78,
    source: 'ocr',
  })),
  turns: 0,
  slope: 0,
};

function latin(reading: RecognisedPage): OcrEngine {
  return {
    name: 'latin',
    readPage: () => Promise.resolve(reading),
    poseOf: () => Promise.resolve(reading),
    readLines: () => Promise.resolve([]),
    close: () => Promise.resolve(),
  };
}

/** A program that has some languages and finds a page to be in Greek. */
function program(languages: readonly string[]): string {
  return `#!/usr/bin/env node
process.stdin.resume().on('end', () => {
  if (process.argv.includes('0')) console.log('Script: Greek\\nScript confidence: 1.60');
  else console.log([5, 1, 1, 1, 1, 1, 4, 6, 10, 8, 96, process.argv[process.argv.indexOf('-l') + 1] + ' Τιμολόγιο'].join('\\t'));
});
if (process.argv.includes('--list-langs')) {
  console.log(${JSON.stringify(languages.join('\n'))});
  process.exit(0);
}
`;
}

async function readWith(languages: readonly string[], reading: RecognisedPage): Promise<RecognisedPage> {
  return inFolder(async (folder) => {
    const command = join(folder, 'tesseract.cjs');
    await writeFile(command, program(languages));
    await chmod(command, 0o755);
    return readByScript(latin(reading), command).readPage(picture);
  });
}

test('the data of the script is chosen, with English besides; missing data is named', async () => {
  const {words, notes} = await readWith(['eng', 'ell', 'osd'], unsure);
  expect({texts: words.map(({text}) => text), notes}).toEqual({
    texts: ['ell+eng Τιμολόγιο'],
    notes: undefined,
  });
  expect((await readWith(['eng', 'osd'], unsure)).notes).toEqual([
    'The page seems to be in Greek script, which the built-in recogniser does not read: install tesseract-ocr-ell.',
  ]);
  expect((await readWith(['eng'], unsure)).notes).toEqual([
    expect.stringContaining('install tesseract-ocr-osd') as string,
  ]);
});

test('a program that is missing is named too, and a page that is read surely is left alone', async () => {
  const engine = readByScript(latin(unsure), '/nowhere/tesseract');
  expect((await engine.readPage(picture)).notes).toEqual([
    expect.stringContaining('install tesseract-ocr, tesseract-ocr-osd') as string,
  ]);
  const words = unsure.words.map((word) => ({...word, confidence: 0.99}));
  expect(await readWith(['eng', 'ell', 'osd'], {...unsure, words})).toEqual({...unsure, words});
});
