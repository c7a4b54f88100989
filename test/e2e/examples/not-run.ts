import type {Block} from './blocks.js';

/** Lines of examples that no test runs: where they are, how they begin, why, and what is checked of them instead. */
interface NotRun {
  page: string;
  /** Beginnings of lines; an empty one means every line of the block that begins with `block`. */
  lines: string[];
  block?: string;
  why: string;
  checked: string;
}

const options = 'commands and options by test/cli/commands-of-pages';
const syntax = 'bash -n here';

/** All of them. A block of shell is run by `examples.test.ts` or another test, or it is here. */
export const notRun: readonly NotRun[] = [
  {
    page: 'README.md',
    lines: ['npm ci', 'npm test', 'npm install', 'ln -s'],
    why: 'installs from a registry, or is the tests themselves',
    checked: 'the command behind npm ci by readme.test.ts, the package by package.test.ts, clones by .ci/run',
  },
  {
    page: 'docs/hosting.md',
    lines: ['npm install'],
    why: 'installs from a registry',
    checked: 'what would be installed, by package.test.ts',
  },
  {
    page: 'docs/hosting.md',
    lines: ['cp docextract.service', 'systemctl', 'journalctl'],
    why: 'needs root and a running systemd',
    checked: `the unit here, by systemd-analyze verify where there is one; ${syntax}`,
  },
  {
    page: 'docs/hosting.md',
    lines: ['docker'],
    why: 'needs Docker and an image of Node',
    checked: `the files by test/hosting; ${options}; ${syntax}`,
  },
  {
    page: 'docs/hosting.md',
    block: 'location /studio',
    lines: [''],
    why: 'is a part of a configuration of nginx',
    checked: 'by nginx -t, in test/network/hosting-files.test.ts',
  },
  {
    page: 'docs/experiments.md',
    block: 'npm run bench:accuracy',
    lines: [''],
    why: 'needs sets of documents that are not in the repository, and minutes',
    checked: 'scripts and their options are there, here; what they import by test/scripts.test.ts',
  },
  {
    page: 'docs/commands.md',
    lines: ['docextract completion powershell | Out-String'],
    why: 'is for PowerShell',
    checked: 'what the command prints, by test/cli/completion.test.ts',
  },
  {
    page: 'docs/compared.md',
    lines: ['docling '],
    why: 'is another program',
    checked: 'read in its documentation, which the page links',
  },
  {
    page: 'docs/mcp.md',
    block: 'claude mcp add',
    lines: [''],
    why: 'are other programs',
    checked: 'the command that they are given is that of the JSON above, which is run here',
  },
  {
    page: 'docs/scripts.md',
    lines: ['npm install'],
    why: 'installs from a registry',
    checked: 'the other lines of the step are run here',
  },
  {
    page: 'docs/github-action.md',
    block: 'name: invoices',
    lines: [''],
    why: 'is a workflow of GitHub',
    checked: 'inputs and outputs against action.yml, here; the action itself by action.test.ts',
  },
  {
    page: 'docs/github-action.md',
    block: 'with:',
    lines: [''],
    why: 'is a part of a workflow of GitHub',
    checked: 'inputs against action.yml, here',
  },
  {
    page: 'docs/github-action.md',
    block: 'steps:',
    lines: [''],
    why: 'is a part of a workflow of GitHub',
    checked: 'inputs against action.yml, here',
  },
  {
    page: 'docs/hosting.md',
    block: '# prometheus.yml',
    lines: [''],
    why: 'is for Prometheus',
    checked: 'is YAML, here; the metrics by test/service/metrics',
  },
  {
    page: 'docs/scaling.md',
    block: 'export DOCEXTRACT_DATABASE_URL',
    lines: [''],
    why: 'needs a PostgreSQL server with TLS',
    checked: `nodes by test/postgres and test/soak/nodes; ${options}; ${syntax}`,
  },
  {
    page: 'docs/scaling.md',
    block: 'create role docextract login',
    lines: [''],
    why: 'needs a PostgreSQL server',
    checked: 'test/postgres makes its databases so',
  },
  {
    page: 'docs/scaling.md',
    block: 'create role docextract_service',
    lines: [''],
    why: 'needs a PostgreSQL server',
    checked: 'test/postgres makes its databases so',
  },
  {
    page: 'docs/scaling.md',
    block: 'export PGPASSWORD',
    lines: [''],
    why: 'needs a PostgreSQL server and an S3 store',
    checked: `moves by test/postgres; ${options}; ${syntax}`,
  },
  {
    page: 'docs/scaling.md',
    block: 'aws s3 sync',
    lines: [''],
    why: 'needs a PostgreSQL server, an S3 store and the AWS command line',
    checked: `by hand, as the page tells; ${syntax}`,
  },
  {
    page: 'docs/scaling.md',
    block: 'createdb',
    lines: [''],
    why: 'needs a PostgreSQL server, an S3 store and the AWS command line',
    checked: `by hand, as the page tells; ${syntax}`,
  },
  {
    page: 'docs/scaling.md',
    block: 'psql',
    lines: [''],
    why: 'needs a PostgreSQL server',
    checked: `by test/postgres/copied-database; ${syntax}`,
  },
  {
    page: 'docs/scaling.md',
    block: 'export DOCEXTRACT_FILES',
    lines: [''],
    why: 'needs an S3 store',
    checked: `the variables by test/s3; ${options}; ${syntax}`,
  },
];

/** Whether a line of a block is in the list. */
export function isNotRun({page, text}: Block, line: string): boolean {
  return notRun.some(
    (one) =>
      one.page === page &&
      (one.block === undefined || text.startsWith(one.block)) &&
      one.lines.some((begins) => line.trim().startsWith(begins)),
  );
}

/** Whether nothing of a block is run. */
export function isWhollyNotRun(block: Block): boolean {
  return block.text
    .trim()
    .split('\n')
    .every((line) => line === '' || isNotRun(block, line));
}
