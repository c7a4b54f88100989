import {expect, onTestFinished, test} from 'vitest';
import {folderOf} from '../../batch/bench.js';
import {png, startHarness} from '../../service/harness.js';
import {run} from '../fake-io.js';

test.each([['process'], ['submit'], ['agent', '--document-type', 'note', '--prompt', 'total=the total']])(
  '%s -q of 30 documents, 20 at a time, says nothing, and Node warns of nothing',
  async (...command) => {
    const harness = await startHarness();
    onTestFinished(() => harness.stop());
    const warnings: string[] = [];
    const note = ({name, message}: Error) => void warnings.push(`${name}: ${message}`);
    process.on('warning', note);
    onTestFinished(() => void process.off('warning', note));
    const names = Array.from({length: 30}, (_, index) => `${index}.png`);
    const cwd = await folderOf(Object.fromEntries(names.map((name) => [name, png(name)])));
    const template = command[0] === 'agent' ? [] : ['-t', 'receipt'];
    const argv = [...command, ...names, ...template, '-q', '--concurrency', '20', '-o', 'out'];
    const env = {HOME: cwd, DOCEXTRACT_BASE_URL: harness.url, DOCEXTRACT_API_KEY: harness.key};
    expect(await run(argv, {cwd, env})).toMatchObject({exitCode: 0, stderr: ''});
    expect(warnings).toEqual([]);
  },
);
