/**
 * An engine for tests of the service: it does what the document's text says. The document is a PNG signature and then
 * words: `hang`, `crash`, `loud crash`, `throw`, `log:<path>` (the text is added there), `pid:<path>` (its process is), `counting:<path>` (its process is, before the pages are known), `never counted`, `refuse`, `nonsense`, `slow:<ms>`, `until:<path>` (it waits until there is such a file, or its folder is gone), `pages:<n>` (so long it is), `nothing` (is found), `references` or `options` (gives those back), or anything else, which is given back as the value of every field.
 */
import {appendFileSync, existsSync, readFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {DocextractError} from '../../../dist/contract/errors.js';

export async function countPages(path) {
  const text = readFileSync(path).subarray(8).toString();
  const counting = /counting:(\S+)/.exec(text)?.[1];
  if (counting) appendFileSync(counting, `${process.pid}\n`);
  if (text.includes('never counted')) for (;;);
  return Number(/pages:(\d+)/.exec(text)?.[1] ?? 1);
}

export async function extract(path, request, options) {
  const text = readFileSync(path).subarray(8).toString();
  const log = /log:(\S+)/.exec(text)?.[1];
  if (log) appendFileSync(log, `${text}\n`);
  const pid = /pid:(\S+)/.exec(text)?.[1];
  if (pid) appendFileSync(pid, `${process.pid}\n`);
  if (text.startsWith('loud')) process.stderr.write(`decoder says ${text}\n`);
  if (text.startsWith('hang')) for (;;);
  if (/^(loud )?crash/.test(text)) process.kill(process.pid, 'SIGSEGV');
  if (text.startsWith('throw')) throw new Error(`a bug in the engine: ${text}`);
  if (text.startsWith('refuse')) throw new DocextractError('unreadable_document', 'no page can be read');
  if (text.startsWith('nonsense')) return {pages: 'many', fields: {total: {confidence: NaN}}};
  const pause = /slow:(\d+)/.exec(text)?.[1];
  if (pause) await new Promise((resolve) => setTimeout(resolve, Number(pause)));
  const gate = /until:(\S+)/.exec(text)?.[1];
  while (gate && !existsSync(gate) && existsSync(dirname(gate)))
    await new Promise((resolve) => setTimeout(resolve, 10));
  const references = (request.references ?? []).map((path) => readFileSync(path, 'latin1'));
  if (text.startsWith('options')) {
    const {attachments = null, languageModel} = options;
    references.push(JSON.stringify([attachments, languageModel?.settings ?? null]));
  }
  const found = /^(references|options)/.test(text) ? references.join() : text;
  const fields = request.fields.map(({name, value}) => [
    name,
    text.startsWith('nothing')
      ? {value: null, confidence: 0, route: 'none'}
      : {value: value ?? found, confidence: 0.9, route: 'label', page: 1, raw: text},
  ]);
  return {pages: await countPages(path), fields: Object.fromEntries(fields), warnings: []};
}

/** What is shown of a document: a page whose one word is its text. */
export async function seePage({path, page}) {
  const {text} = await told(path);
  const box = {left: 0.1, top: 0.1, right: 0.2, bottom: 0.2};
  if (text.startsWith('nonsense')) return {number: 'first'};
  return {
    ...{number: page, width: 100, height: 100, source: 'text'},
    ...{words: [{text, box}], segments: [{text, box, label: 0}], lines: [], check_boxes: []},
  };
}

export async function picturePage({path}) {
  return Buffer.from((await told(path)).text);
}

export async function suggestFields() {
  return [];
}

export async function tryRequest(path, request, options) {
  return extract(path, request, options);
}

async function told(path) {
  const {fields} = await extract(path, {fields: [{name: 'text'}]}, {});
  return {text: String(fields.text?.value ?? '') || readFileSync(path).subarray(8).toString()};
}
