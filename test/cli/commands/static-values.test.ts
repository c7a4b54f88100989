import {expect, test} from 'vitest';
import {main} from '../../../src/cli/main.js';
import {folderOf} from '../../batch/bench.js';
import {png, startHarness} from '../../service/harness.js';
import {fakeIo} from '../fake-io.js';

const prompts = ['--document-type', 'note', '--prompt', 'total=the total'];

test('static values are shown by process, agent and results: as JSON, as a table and as CSV', async () => {
  const harness = await startHarness();
  try {
    const cwd = await folderOf({'a.png': png('one'), 'b.png': png('two')});
    const env = {HOME: cwd, DOCEXTRACT_BASE_URL: harness.url, DOCEXTRACT_API_KEY: harness.key};
    const docextract = async (argv: string[], isTTY = false) => {
      const io = fakeIo({cwd, env});
      Object.assign(io.stdout, {isTTY});
      const exitCode = await main(argv, io);
      return {exitCode, stdout: io.stdoutText(), stderr: io.stderrText()};
    };
    for (const asked of [
      ['process', 'a.png', '-t', 'receipt'],
      ['agent', 'a.png', ...prompts],
    ]) {
      const argv = [...asked, '--static', 'project=P-7', '--force'];
      const {stdout} = await docextract([...argv, '--json']);
      const reply = JSON.parse(stdout) as {document_data: object; static_values: object};
      expect(reply.static_values).toEqual({project: 'P-7'});
      expect(reply.document_data).not.toHaveProperty('_static_values');
      expect((await docextract(argv, true)).stdout).toMatch(/^static\.project +P-7$/m);
      expect((await docextract([...argv, '--format', 'csv'])).stdout).toMatch(
        /,static\.project\r\n.*,P-7\r\n$/,
      );
    }
    const submitted = await docextract([
      ...['submit', 'a.png', '-t', 'receipt', '--static', 'project=P-7', '--force', '-o', 'out', '--json'],
    ]);
    const {job_id: job} = JSON.parse(submitted.stdout) as {job_id: string};
    expect(JSON.parse((await docextract(['results', job])).stdout)).toMatchObject([
      {_static_values: {project: 'P-7'}},
    ]);
    expect((await docextract(['results', job], true)).stdout).toMatch(/^static\.project +P-7$/m);
    const csv = await docextract(['results', job, '--format', 'csv', '--csv-bom']);
    expect(csv.stdout).toMatch(/^\ufeff.*,static\.project,_file,_error\r\n.*,P-7,a\.png,\r\n$/);
    const without = await docextract(['submit', 'b.png', '-t', 'receipt', '-o', 'out', '--json']);
    const other = (JSON.parse(without.stdout) as {job_id: string}).job_id;
    expect((await docextract(['results', other])).stdout).not.toContain('static');
  } finally {
    await harness.stop();
  }
});
