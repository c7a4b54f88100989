import {mkdir} from 'node:fs/promises';
import {join} from 'node:path';
import {execa} from 'execa';
import {beforeAll, expect, test} from 'vitest';
import {run} from './fake-io.js';
import {temporaryDirectory} from './temporary.js';

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
  expect(await offered('docextract jobs ')).toEqual(['list', 'show', 'forget', 'delete', 'import']);
  expect(await offered('docextract --json jobs fo')).toEqual(['forget']);
  expect(await offered('docextract completion ')).toEqual(['bash', 'zsh', 'fish', 'powershell']);
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

test('bash completes files by itself where nothing else is asked for, and no command is taken for a folder', async () => {
  expect(await offered('docextract process package.js')).toEqual([]);
  expect(await offered('docextract submit --log-file pack')).toEqual([]);
  const {stdout} = await execa('bash', ['-c', `${script}\ncomplete -p docextract`]);
  expect(stdout).toBe('complete -o bashdefault -o default -F _docextract docextract');
});

test('bash completes folders with spaces in their names', async () => {
  const directory = await temporaryDirectory();
  await mkdir(join(directory, 'with space'));
  expect(await offered(`docextract submit -o ${directory}/wi`)).toEqual([`${directory}/with space`]);
});

test('names of settings are completed', async () => {
  expect(await offered('docextract config set conn')).toEqual(['connectTimeout']);
});

test('zsh gets names and options with what they mean', async () => {
  const zsh = (await run(['completion', 'zsh'])).stdout;
  expect(zsh).toMatch(/^#compdef docextract\n/);
  expect(zsh).toContain("'forget:forget requests and jobs'");
  expect(zsh).toContain("'--zip-max-bytes:size of one archive, such as 500MB'");
  expect(zsh).toMatch(/'submit --format'\) compadd -- json csv both ndjson\b/);
  // `path` is where zsh looks for programs.
  expect(zsh).not.toMatch(/\blocal\b[^\n]*\bpath\b/);
});

test('fish gets a script of its own, and no other shell does', async () => {
  const fish = (await run(['completion', 'fish'])).stdout;
  expect(fish).toContain("complete -c docextract -f -n '__fish_use_subcommand' -a submit -d ");
  expect(fish).toMatch(/seen_subcommand_from submit' -l format -x -a 'json csv both ndjson\b/);
  expect((await run(['completion', 'tcsh'])).exitCode).toBe(2);
});

/** What PowerShell is told at the end of a line: the words that come next. */
async function answered(line: string, home = '/nonexistent'): Promise<string[]> {
  const words = line.split(' ').slice(1);
  const current = words.pop() ?? '';
  const {stdout} = await run(['completion', 'powershell', `--current=${current}`, '--', ...words], {
    env: {HOME: home},
  });
  return stdout.split('\n').flatMap((offer) => (offer === '' ? [] : [offer.split('\t')[0] ?? '']));
}

test('PowerShell gets a script that asks the command, and the command answers with words and meanings', async () => {
  const {stdout} = await run(['completion', 'powershell']);
  expect(stdout).toContain('Register-ArgumentCompleter -Native -CommandName docextract,');
  expect(stdout).toContain(`@('completion', 'powershell', "--current=$current", '--') + $words`);
  const forget = await run(['completion', 'powershell', '--current=fo', '--', 'jobs']);
  expect(forget.stdout).toBe('forget\tforget requests and jobs\n');
});

test('PowerShell is answered with commands, verbs, options and their values', async () => {
  expect(await answered('docextract su')).toEqual(['submit']);
  expect(await answered('docextract --json jobs ')).toEqual(['list', 'show', 'forget', 'delete', 'import']);
  expect(await answered('docextract submit --zip')).toEqual(['--zip-max-files', '--zip-max-bytes']);
  expect(await answered('docextract status --verb')).toEqual(['--verbose']);
  expect(await answered('docextract submit scans --format n')).toEqual(['ndjson']);
  expect(await answered('docextract config set conn')).toEqual(['connectTimeout']);
  expect(await answered('docextract submit scans -t in', await temporaryDirectory())).toEqual(['invoice']);
});

test('PowerShell is answered with nothing where it completes files, and where templates cannot be read', async () => {
  expect(await answered('docextract submit --log-file pack')).toEqual([]);
  expect(await answered('docextract submit -o sca')).toEqual([]);
  expect(await answered('docextract process scans/a')).toEqual([]);
  expect(await answered('docextract submit scans -t in', '/proc/nobody')).toEqual([]);
});
