// Known vulnerabilities of what is installed: fails on high and critical ones. Not every registry can be asked; one that
// cannot be is said to be so, and is no failure of the change.
import {spawnSync} from 'node:child_process';

const {stdout, stderr} = spawnSync('npm', ['audit', '--json', '--audit-level=high'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const report = parsed(stdout);
if (report?.metadata === undefined) {
  const reason = report?.message || report?.error?.summary || stderr.trim().split('\n').at(-1);
  console.log(`audit not available: ${reason}`);
} else {
  const grave = Object.values(report.vulnerabilities).filter(({severity}) =>
    ['high', 'critical'].includes(severity),
  );
  for (const {name, severity, range, via} of grave)
    console.log(`${severity}: ${name} ${range} (${via.map((cause) => cause.title ?? cause).join('; ')})`);
  const {total} = report.metadata.vulnerabilities;
  console.log(`${total} known vulnerabilities, ${grave.length} of them high or critical`);
  process.exitCode = grave.length > 0 ? 1 : 0;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
