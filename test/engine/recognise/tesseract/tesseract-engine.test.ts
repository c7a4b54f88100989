import {chmod, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {createTesseract} from '../../../../src/engine/recognise/tesseract/tesseract-engine.js';
import {inFolder} from '../../making.js';

const picture = {width: 40, height: 20, data: new Uint8Array(40 * 20 * 3).fill(255)};

/** A program that answers as tesseract does: sure of what it reads only when the picture is taller than wide. */
const program = `#!/usr/bin/env node
if (process.argv.includes('--list-langs')) {
  console.log('List of available languages in "/usr/share" (2):\\ndeu\\neng');
} else {
  const chunks = [];
  process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
    const png = Buffer.concat(chunks);
    const tall = png.readUInt32BE(20) > png.readUInt32BE(16);
    const row = (level, text, confidence) => [level, 1, 1, 1, 1, 1, 4, 6, 10, 8, confidence, text].join('\\t');
    console.log(['level\\tpage_num', row(1, '', -1), row(5, tall ? 'Straße' : 'zzz', tall ? 96 : 25), row(5, ' ', 95)].join('\\n'));
  });
}
`;

test('words come with places and confidence, from the way up that is read most surely', async () => {
  await inFolder(async (folder) => {
    const command = join(folder, 'tesseract.cjs');
    await writeFile(command, program);
    await chmod(command, 0o755);
    const engine = await createTesseract({command, language: 'deu+eng'});
    expect(await engine.readPage(picture)).toEqual({
      turns: 1,
      slope: 0,
      words: [
        {text: 'Straße', box: {left: 4, top: 6, right: 14, bottom: 14}, confidence: 0.96, source: 'ocr'},
      ],
    });
    expect((await engine.readPage(picture, {upright: true})).turns).toBe(0);
    expect(await engine.readLines([picture])).toEqual([{text: 'zzz', confidence: 0.25}]);
    await expect(createTesseract({command, language: 'tur'})).rejects.toMatchObject({
      code: 'missing_package',
      message: 'tesseract has no data for the language "tur".',
    });
  });
});

test('a program that is not there is named, with what to install', async () => {
  await expect(createTesseract({command: '/nowhere/tesseract'})).rejects.toMatchObject({
    code: 'missing_package',
    hint: expect.stringContaining('tesseract-ocr') as string,
  });
});
