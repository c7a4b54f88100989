// Pages of lines in many languages and prints, for what fits the weights of accents: what each line says is known.
import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import PDFDocument from 'pdfkit';
import {closeSheet} from '../../../fixtures/make/sheet.mjs';
import {between, chance, pick, weighted} from '../synthesise/draw.mjs';
import {inventWord, languages} from './words.mjs';

/** What pdfkit reads fonts with. */
const fontkit = createRequire(createRequire(import.meta.url).resolve('pdfkit'))('fontkit');

const size = {width: 420, height: 540};
const margin = 24;
const euroLanguages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'fi', 'sk', 'hr', 'ro'];
const otherMoney = {pl: ' zł', tr: ' TL', sv: ' kr', da: ' kr', nb: ' kr', cs: ' Kč', hu: ' Ft'};

/** Fonts of the folders that have the letters of these languages, as {path, name}. */
export function findFonts(folders, match = /./) {
  return folders
    .flatMap((folder) => readdirSync(folder, {recursive: true}).map((name) => join(folder, name)))
    .filter(
      (path) => /\.(ttf|otf)$/.test(path) && match.test(path) && !/math|thin|hairline|extralight/i.test(path),
    )
    .sort()
    .map((path) => ({path, has: new Set(fontkit.openSync(path).characterSet)}));
}

/** A page as {pdf, lines}. */
export async function inventPage(random, fonts) {
  const language = weighted(
    random,
    Object.fromEntries(Object.entries(languages).map(([name, {share}]) => [name, share])),
  );
  const font = pick(random, fonts);
  const points = between(random, 15, 25) / 2;
  const count = Math.floor((size.height - 2 * margin) / (points * 1.75));
  const lines = Array.from({length: count}, () => inventLine(random, language)).map((line) =>
    [...line]
      .filter((letter) => font.has.has(letter.codePointAt(0)))
      .join('')
      .slice(0, 64),
  );
  return {pdf: await draw(lines, font, points), lines, language};
}

function inventLine(random, language) {
  const words = (most) => Array.from({length: between(random, 1, most)}, () => inventWord(random, language));
  const kind = random();
  if (kind < 0.6) return words(6).join(' ');
  if (kind < 0.92) {
    const quantity = chance(random, 0.5) ? [String(between(random, 1, 30))] : [];
    const money = chance(random, 0.4)
      ? [moneyOf(random, language), moneyOf(random, language)]
      : [moneyOf(random, language)];
    return [...(chance(random, 0.25) ? [] : words(3)), ...quantity, ...money].join(' ');
  }
  return `${words(2).join(' ')}: ${between(random, 10, 28)}.${between(random, 10, 12)}.20${between(random, 10, 30)}`;
}

function moneyOf(random, language) {
  const amount = amountOf(random);
  if (language === 'en')
    return weighted(random, {[`£${amount}`]: 9, [`€${amount}`]: 4, [`$${amount}`]: 3, [amount]: 2});
  if (!euroLanguages.includes(language)) return amount + (otherMoney[language] ?? '');
  return weighted(random, {
    [`${amount} €`]: 9,
    [`€ ${amount}`]: 4,
    [`€${amount}`]: 2,
    [`${amount}€`]: 2,
    [`£${amount}`]: 1,
    [amount]: 2,
  });
}

function amountOf(random) {
  const whole = Math.floor(random() ** 3 * (chance(random, 0.3) ? 9999 : 400)) + 1;
  const [point, thousands] = pick(random, [
    ['.', ','],
    [',', '.'],
    [',', ' '],
  ]);
  const cents = String(between(random, 0, 99)).padStart(2, '0');
  return String(whole).replace(/\B(?=(\d{3})+$)/g, thousands) + point + cents;
}

function draw(lines, font, points) {
  const doc = new PDFDocument({size: [size.width, size.height], margin: 0, font: font.path});
  doc.fontSize(points);
  lines.forEach((line, index) =>
    doc.text(line, margin, margin + index * points * 1.75, {lineBreak: false, features: []}),
  );
  return closeSheet(doc);
}
