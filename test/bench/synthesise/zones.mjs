// Invented holders of identity documents, their machine-readable zones (ICAO Doc 9303), and the lower part of the
// documents as pictures.
import {createRequire} from 'node:module';
import PDFDocument from 'pdfkit';
import {checkDigit} from '../../../dist/engine/mrz/check-digit.js';
import {randomFrom} from '../../../fixtures/make/random.mjs';

const surnames = [
  'ERIKSSON',
  'MUELLER',
  'VAN<DER<BERG',
  'OCONNOR',
  'KOWALSKA',
  'DUPONT<LEROY',
  'YILMAZ',
  'AAGREN',
];
const givenNames = ['ANNA<MARIA', 'JOHN', 'KARL<HEINZ', 'ZOFIA', 'EMRE', 'IDA<SOFIE<KRISTINE', 'WILLIAM'];
const countries = ['UTO', 'DEU', 'FRA', 'GBR', 'ESP', 'ITA', 'PRT', 'NLD', 'POL', 'SWE', 'TUR', 'IRL'];
const symbols = [...'ABCDEFGHJKLMNOPQRSTUVWXYZ0123456789'];
const pitch = 7.2;
const lineStep = 12;

export const fonts = {
  mono: createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
  courier: 'Courier-Bold',
};

export function inventHolder(seed) {
  const random = randomFrom(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const code = (length) => Array.from({length}, () => pick(symbols)).join('');
  const two = (from, to) => String(from + Math.floor(random() * (to - from + 1))).padStart(2, '0');
  return {
    number: code(9),
    surname: pick(surnames),
    given: pick(givenNames),
    nationality: pick(countries),
    issuer: pick(countries),
    birth: two(45, 99) + two(1, 12) + two(1, 28),
    expiry: two(27, 36) + two(1, 12) + two(1, 28),
    sex: pick(['M', 'F', '<']),
    optional: random() < 0.5 ? '' : code(7),
  };
}

/** Its lines; TD1 are cards of three, TD2 cards of two, TD3 passports. */
export function zoneOf(size, holder) {
  const {number, issuer, nationality, birth, sex, expiry, optional} = holder;
  const names = `${holder.surname}<<${holder.given}`;
  const checked = (text) => text + checkDigit(text);
  if (size === 'TD1') {
    const first = fill(`I<${issuer}${checked(number)}${optional}`, 30);
    const second = fill(checked(birth) + sex + checked(expiry) + nationality, 29);
    const all = first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18);
    return [first, second + checkDigit(all), fill(names, 30)];
  }
  const extra = size === 'TD3' ? checked(fill(optional, 14)) : fill(optional, 7);
  const second = checked(number) + nationality + checked(birth) + sex + checked(expiry) + extra;
  const all = second.slice(0, 10) + second.slice(13, 20) + second.slice(21);
  const first = fill(`${size === 'TD3' ? 'P' : 'I'}<${issuer}${names}`, size === 'TD3' ? 44 : 36);
  return [first, second + checkDigit(all)];
}

function fill(text, length) {
  return text.padEnd(length, '<').slice(0, length);
}

export async function drawCard(lines, font) {
  const size = [lines[0].length * pitch + 40, lines.length * lineStep + 90];
  const pdf = new PDFDocument({size, margin: 0});
  const chunks = [];
  pdf.on('data', (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.rect(4, 4, size[0] - 8, size[1] - 8).fillAndStroke('#eef4fa', '#8899aa');
  pdf.fillColor('black').font('Helvetica').fontSize(9).text('Signature of the holder', 20, 30);
  pdf.font(font).fontSize(100);
  pdf.fontSize((100 * pitch) / pdf.widthOfString('A'));
  lines.forEach((line, row) => pdf.text(line, 20, 70 + row * lineStep, {lineBreak: false}));
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
