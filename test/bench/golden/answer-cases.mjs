// node answer-cases.mjs DIST CASES ANSWERS: asks the engine built in DIST every case and writes what it answers.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

const [dist, asked, given] = process.argv.slice(2);
const {extractFromPages} = await import(pathToFileURL(join(dist, 'engine/extract.js')));
const answers = JSON.parse(readFileSync(asked, 'utf8')).map(
  ({pages, request}) => extractFromPages(JSON.parse(readFileSync(pages, 'utf8')), request).fields,
);
writeFileSync(given, JSON.stringify(answers));
