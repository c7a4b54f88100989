/**
 * How fast folders leave by `docextract submit --detach`, as one archive each, against `zip -0 -r - DIR | curl -T -` on the
 * same machine in the same minutes, and the memory it takes; from the start of each program to its end. Needs zip and curl.
 * `npm run bench:submit -- [--megabytes 2000] [--small 10000] [--rounds 3]`
 */
import {execFileSync, spawn} from 'node:child_process';
import {randomFillSync} from 'node:crypto';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

const {values} = parseArgs({
  options: {
    megabytes: {type: 'string', default: '2000'},
    small: {type: 'string', default: '10000'},
    rounds: {type: 'string', default: '3'},
  },
});
const bin = fileURLToPath(new URL('../../bin/docextract.js', import.meta.url));
const template = '00000000-0000-4000-8000-000000000001';
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const base = mkdtempSync(join(tmpdir(), 'docextract-bench-'));
const sink = spawn(process.execPath, [here('submit-sink.mjs')]);
try {
  const [address] = await once(sink.stdout, 'data');
  const url = address.toString().trim();
  const large = Number(values.megabytes);
  compare(`${large / 10} MB`, makeFolder('tenth', large / 10, 5_000_000), url);
  compare(`${large} MB`, makeFolder('large', large, 5_000_000), url);
  compare(`${values.small} files of 10 kB`, makeFolder('small', Number(values.small) / 100, 10_000), url);
} finally {
  sink.kill();
  rmSync(base, {recursive: true, force: true});
}

/** Files that are JPEG by their first bytes and noise behind them. */
function makeFolder(name, megabytes, fileBytes) {
  const folder = join(base, name);
  const bytes = Buffer.alloc(fileBytes);
  for (let index = 0; index < (megabytes * 1e6) / fileBytes; index++) {
    randomFillSync(bytes);
    bytes.set([0xff, 0xd8, 0xff, 0xe0]);
    const inner = join(folder, String(index % 20));
    mkdirSync(inner, {recursive: true});
    writeFileSync(join(inner, `scan-${index}.jpg`), bytes);
  }
  return {folder, bytes: megabytes * 1e6};
}

/** Alternates, so that both meet the same noise, and takes the best of each. */
function compare(label, {folder, bytes}, url) {
  const ours = [];
  const theirs = [];
  let peak = 0;
  for (let round = 0; round < Number(values.rounds); round++) {
    theirs.push(pipe(folder, url));
    const run = submit(folder, url, join(base, `state-${label}-${round}`));
    ours.push(run.seconds);
    peak = Math.max(peak, run.peakBytes);
  }
  const [own, other] = [Math.min(...ours), Math.min(...theirs)];
  const speed = (seconds) => `${(bytes / 1e6 / seconds).toFixed(0)} MB/s (${seconds.toFixed(2)} s)`;
  console.log(
    `${label}: docextract ${speed(own)}, zip | curl ${speed(other)}, ratio ${(other / own).toFixed(2)}, ` +
      `peak memory ${(peak / 1e6).toFixed(0)} MB`,
  );
}

function submit(folder, url, state) {
  const peakFile = join(base, 'peak');
  const flags = ['--detach', '--zip-max-files', '1000000', '--zip-max-bytes', '1TB', '--quiet'];
  const argv = [bin, 'submit', folder, '--template', template, '--base-url', url, ...flags];
  const env = {
    PATH: process.env.PATH,
    HOME: state,
    DOCEXTRACT_API_KEY: 'bench',
    PEAK_FILE: peakFile,
  };
  const started = performance.now();
  execFileSync(process.execPath, ['--import', here('peak.mjs'), ...argv], {cwd: base, env, stdio: 'pipe'});
  const seconds = (performance.now() - started) / 1000;
  return {seconds, peakBytes: Number(readFileSync(peakFile, 'utf8'))};
}

function pipe(folder, url) {
  const started = performance.now();
  execFileSync('sh', [
    '-c',
    `zip -0 -q -r - "$1" | curl -s -o /dev/null -T - "$2/v1/process-job"`,
    'sh',
    folder,
    url,
  ]);
  return (performance.now() - started) / 1000;
}
