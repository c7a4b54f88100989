import {createRequire} from 'node:module';
import {checkDigit} from '../../../../src/engine/mrz/check-digit.js';
import {imageOf, makePdf, scan} from '../../making.js';
import type {Raster} from '../../../../src/engine/ingest/pixels/raster.js';

/** Who the documents are about; nobody. */
export const holder = {
  number: 'K5C57OUC1',
  issuer: 'IRL',
  nationality: 'PRT',
  names: 'SANTOS<E<SILVA<<ANNA<WILLIAM',
  birth: '860605',
  sex: 'F',
  expiry: '300819',
};

/** The lines of a zone (ICAO Doc 9303, parts 4 to 6) about the holder. */
export function zoneOf(size: 'TD1' | 'TD2' | 'TD3'): string[] {
  const {number, issuer, nationality, names, birth, sex, expiry} = holder;
  const withCheck = (text: string) => text + checkDigit(text);
  const dates = [withCheck(birth), withCheck(expiry)] as const;
  if (size === 'TD1') {
    const first = fill(`I<${issuer}${withCheck(number)}`, 30);
    const second = fill(`${dates[0]}${sex}${dates[1]}${nationality}`, 29);
    const composite = first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18);
    return [first, second + checkDigit(composite), fill(names, 30)];
  }
  const [length, kind] = size === 'TD3' ? [44, 'P'] : [36, 'I'];
  const optional = size === 'TD3' ? withCheck(fill('7X0', 14)) : fill('7X0B8QZ', 7);
  const second = withCheck(number) + nationality + dates[0] + sex + dates[1] + optional;
  const composite = second.slice(0, 10) + second.slice(13, 20) + second.slice(21);
  return [fill(`${kind}<${issuer}${names}`, length), second + checkDigit(composite)];
}

function fill(text: string, length: number): string {
  return text.padEnd(length, '<').slice(0, length);
}

/** Points a character of a zone is wide, and its lines are high: ten to an inch, six to an inch and a little more. */
const pitch = 7.2;
const lineStep = 12;

/** The lower part of a document with its zone, and a line of other print above it. */
export async function drawZone(
  lines: string[],
  options: {font?: string; dotsPerInch: number},
): Promise<Raster> {
  const {font = monospaced, dotsPerInch} = options;
  const size: [number, number] = [lines[0]!.length * pitch + 40, lines.length * lineStep + 90];
  const pdf = await makePdf(
    (page) => {
      page.rect(4, 4, size[0] - 8, size[1] - 8).fillAndStroke('#eef4fa', '#8899aa');
      page.fillColor('black').font('Helvetica').fontSize(9).text('Signature of the holder', 20, 30);
      page.font(font).fontSize(100);
      page.fontSize((100 * pitch) / page.widthOfString('A'));
      lines.forEach((line, row) => page.text(line, 20, 70 + row * lineStep, {lineBreak: false}));
    },
    {size, margin: 0},
  );
  return scan(pdf, dotsPerInch / 72);
}

const monospaced = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf');

/** What a worse scanner would have made of it: turned by some degrees, grainy, compressed. */
export async function degrade(
  picture: Raster,
  {degrees = 0, grain = 0, quality = 95}: {degrees?: number; grain?: number; quality?: number},
): Promise<Buffer> {
  const turned = imageOf(picture).rotate(degrees, {background: 'white'}).removeAlpha();
  const {data, info} = await turned.raw().toBuffer({resolveWithObject: true});
  let state = 12_345;
  const raster = {width: info.width, height: info.height, data: new Uint8Array(data)};
  for (let at = 0; at < data.length; at += 3) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const shift = (state / 2_147_483_648 - 0.5) * 2 * grain;
    for (let channel = 0; channel < 3; channel++)
      raster.data[at + channel] = Math.max(0, Math.min(255, data[at + channel]! + shift));
  }
  return imageOf(raster).jpeg({quality}).toBuffer();
}
