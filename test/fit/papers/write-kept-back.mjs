// Prints and reads the papers that are kept back from the fit, or those in the folder PAPERS, as two sets for
// test/bench/any.mjs and losses.mjs, one of each wording (needs a build and Debian's package chromium).
// node test/fit/papers/write-kept-back.mjs --out DIR [--papers PAPERS]
// then node test/bench/any.mjs --data DIR --cache DIR/pages
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {keptPages} from '../../bench/kept-pages.mjs';
import {paperSet, papersIn} from './paper-set.mjs';

const {values: options} = parseArgs({options: {out: {type: 'string'}, papers: {type: 'string'}}});
if (options.out === undefined) throw new Error('--out DIR is missing: the folder for the sets');

const cache = join(options.out, 'pages');
const documents = options.papers ? papersIn(options.papers, cache) : paperSet(cache, true);
await writeSet('kept-back', ({questions}) => questions);
await writeSet('kept-back-other', ({otherQuestions}) => otherQuestions);

async function writeSet(set, questionsOf) {
  mkdirSync(join(options.out, set), {recursive: true});
  for (const {id, readPages} of documents)
    await keptPages(join(cache, set, `${fileOf(id)}.json`), () => readPages());
  writeFileSync(
    join(options.out, set, 'truth.json'),
    JSON.stringify({metric: 'fields', documents: documents.map((one) => truthOf(one, questionsOf(one)))}),
  );
}

function truthOf({id, documentType}, questions) {
  const fields = Object.fromEntries(questions.map(({name, prompt, judge}) => [name, {prompt, ...judge}]));
  return {file: fileOf(id), document_type: documentType, fields};
}

function fileOf(id) {
  return id.replace('/', '-');
}
