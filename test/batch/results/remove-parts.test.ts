import {mkdir, readdir, utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {json} from '../../client/wire-server.js';
import {png} from '../../service/harness.js';
import {folderOf} from '../bench.js';
import {serve, state, submit} from '../foreign.js';

const partsIn = async (folder: string) =>
  (await readdir(folder, {recursive: true})).filter((name) => name.endsWith('.part')).sort();

test('what a killed command left half written goes with the next run; files of others stay', async () => {
  const folder = await folderOf({'in/sub/a.png': png('a')});
  const out = join(folder, 'out');
  await mkdir(join(out, 'sub'), {recursive: true});
  await mkdir(join(out, '.docextract', 'raw'), {recursive: true});
  const left = [
    'results.csv.0a1b2c3d.part',
    'sub/a.png.json.0a1b2c3d.part',
    '.docextract/results.ndjson.0a1b2c3d.part',
    '.docextract/raw/j-0.json.0a1b2c3d.part',
    '.docextract/raw/j-0.json.part',
  ];
  const foreign = ['film.mkv.part', 'sub/a.png.part', '.docextract/raw/j-1.json.part'];
  for (const name of [...left, ...foreign]) await writeFile(join(out, name), 'half');
  await utimes(join(out, '.docextract/raw/j-0.json.part'), 0, 0);
  const server = await serve({
    'process-job': [json({job_id: 'j-2'}, 202)],
    'job-status': [state('SUCCESS')],
    'job-results': [json([{n: 1}])],
  });
  await submit(server, folder);
  expect(await partsIn(out)).toEqual(foreign.toSorted());
});
