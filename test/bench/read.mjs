// Reads documents as the engine does: node test/bench/read.mjs [--json] [--no-text-layer] FILE… (needs a build)
import {parseArgs} from 'node:util';
import {layoutText} from '../../dist/engine/layout-text.js';
import {readPages} from '../../dist/engine/read-pages.js';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {json: {type: 'boolean'}, 'no-text-layer': {type: 'boolean'}},
});
for (const path of positionals)
  for await (const page of readPages(path, {textLayer: values['no-text-layer'] ? 'never' : 'auto'})) {
    if (values.json) console.log(JSON.stringify({path, ...page}));
    else console.log(`── ${path}, page ${page.number}\n${layoutText(page)}\n`);
  }
