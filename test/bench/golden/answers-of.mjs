import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The answers of the engine built in `dist`, by a process of its own: fields by name of every case, in order. */
export async function answersOf(dist, cases, work) {
  const [asked, given] = ['cases.json', 'answers.json'].map((name) => join(work, name));
  writeFileSync(asked, JSON.stringify(cases.map(({pages, request}) => ({pages, request}))));
  const program = fileURLToPath(new URL('./answer-cases.mjs', import.meta.url));
  execFileSync(process.execPath, [program, dist, asked, given], {stdio: 'inherit'});
  return JSON.parse(readFileSync(given, 'utf8'));
}
