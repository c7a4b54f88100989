/**
 * An engine that gives the results of an earlier run again: those in the folder `results` for the documents in the folder
 * `documents`, both named in its address. For tests of what stands around the engine.
 */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

const {searchParams} = new URL(import.meta.url);
const checksumOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');
const resultByChecksum = new Map(
  readdirSync(searchParams.get('documents'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [checksumOf(path), resultOf(path)])
    .filter(([, result]) => existsSync(result)),
);

function resultOf(path) {
  return join(searchParams.get('results'), `${relative(searchParams.get('documents'), path)}.json`);
}

export async function countPages() {
  return 1;
}

export async function extract(path, request) {
  const values = JSON.parse(readFileSync(resultByChecksum.get(checksumOf(path)), 'utf8'));
  const fields = request.fields.map(({name}) => [name, fieldOf(values[name] ?? null)]);
  return {pages: 1, fields: Object.fromEntries(fields), warnings: []};
}

function fieldOf(value) {
  return {value, confidence: value === null ? 0 : 1, route: 'label', page: 1, raw: ''};
}
