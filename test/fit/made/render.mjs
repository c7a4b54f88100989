import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {drawPdf} from './draw-pdf.mjs';
import {kindNames, languageNames, makeDocument, writeDocument} from './make-documents.mjs';

/**
 * Draws made documents to look at or to recognise:
 * `node test/fit/made/render.mjs --out DIR [--count 10] [--seed 1] [--kind lease] [--language de]`.
 * Each becomes `ID.pdf`, its questions `ID.json`.
 */
const {values} = parseArgs({
  options: {
    out: {type: 'string'},
    count: {type: 'string', default: '10'},
    seed: {type: 'string', default: '1'},
    kind: {type: 'string', multiple: true, default: kindNames},
    language: {type: 'string', multiple: true, default: languageNames},
  },
});
if (values.out === undefined) throw new Error('Say where the files go: --out DIR');

await mkdir(values.out, {recursive: true});
for (let index = 0; index < Number(values.count); index++) {
  const options = {seed: Number(values.seed), index, kinds: values.kind, languages: values.language};
  const {id, kind, language, documentType, questions} = makeDocument(options);
  const {writer} = writeDocument(options);
  await writeFile(join(values.out, `${id}.pdf`), await drawPdf(writer));
  const about = {id, kind, language, documentType, questions};
  await writeFile(join(values.out, `${id}.json`), `${JSON.stringify(about, null, 2)}\n`);
  console.log(id, kind, language, questions.length, 'questions');
}
