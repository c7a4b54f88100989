import {execa} from 'execa';
import {beforeAll, expect, test} from 'vitest';
import {run} from './fake-io.js';

let script: string;
beforeAll(async () => {
  script = (await run(['completion', 'bash'])).stdout;
});

/** What bash would offer at the end of a line. */
async function offered(line: string, before = ''): Promise<string[]> {
  const words = line.split(' ').map((word) => `'${word}'`);
  const {stdout} = await execa('bash', [
    '-c',
    `${script}\n${before}\nCOMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _docextract; printf '%s\\n' "\${COMPREPLY[@]}"`,
  ]);
  return stdout.split('\n').filter((word) => word !== '');
}

test('bash completes commands and what is below them', async () => {
  expect(await offered('docextract su')).toEqual(['submit']);
  expect(await offered('docextract jobs ')).toEqual(['list', 'show', 'forget', 'import']);
  expect(await offered('docextract --json jobs fo')).toEqual(['forget']);
  expect(await offered('docextract completion ')).toEqual(['bash', 'zsh', 'fish']);
});

test('bash completes options, those of every command too', async () => {
  expect(await offered('docextract submit --zip')).toEqual(['--zip-max-files', '--zip-max-bytes']);
  expect(await offered('docextract jobs forget --y')).toEqual(['--yes']);
  expect(await offered('docextract status --verb')).toEqual(['--verbose']);
});

test('bash completes the values of options', async () => {
  expect(await offered('docextract submit scans --format n')).toEqual(['ndjson']);
  expect(await offered('docextract submit scans -o /us')).toEqual(['/usr']);
  const service = 'docextract() { printf "ALIAS  STATUS\\ninvoice  active\\nreceipt  active\\n"; }';
  expect(await offered('docextract submit scans -t in', service)).toEqual(['invoice']);
});

test('bash completes files where nothing else is asked for', async () => {
  expect(await offered('docextract process package.js')).toEqual(['package.json']);
});

test('the other shells get scripts of their own', async () => {
  const zsh = (await run(['completion', 'zsh'])).stdout;
  expect(zsh).toMatch(/^#compdef docextract\n.*bashcompinit/);
  const fish = (await run(['completion', 'fish'])).stdout;
  expect(fish).toContain("complete -c docextract -f -n '__fish_use_subcommand' -a submit -d ");
  expect(fish).toMatch(/seen_subcommand_from submit' -l format -x -a 'json csv both ndjson'/);
  expect((await run(['completion', 'tcsh'])).exitCode).toBe(2);
});
