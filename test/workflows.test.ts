import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {z} from 'zod';

const home = resolve(import.meta.dirname, '..');
const folder = join(home, '.github/workflows');

/** What is used of GitHub's workflow syntax; anything else is a mistake or needs a line here. */
const Step = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    uses: z.string(),
    run: z.string(),
    with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    env: z.record(z.string(), z.string()),
  })
  .partial()
  .refine(({uses, run}) => (uses === undefined) !== (run === undefined), 'a step either uses or runs');
const permissions = z.partialRecord(z.enum(['contents', 'id-token', 'packages']), z.enum(['read', 'write']));
const Workflow = z.strictObject({
  name: z.string(),
  on: z.partialRecord(z.enum(['push', 'pull_request']), z.unknown()),
  permissions,
  jobs: z.record(
    z.string(),
    z.strictObject({
      name: z.string().optional(),
      needs: z.union([z.string().transform((name) => [name]), z.array(z.string())]).optional(),
      'runs-on': z.string(),
      'timeout-minutes': z.number(),
      environment: z.string().optional(),
      permissions: permissions.optional(),
      strategy: z.looseObject({matrix: z.looseObject({})}).optional(),
      steps: z.array(Step).min(1),
    }),
  ),
});

const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}));

test.each(workflows)('$name is a workflow whose jobs, actions and scripts are there', ({text}) => {
  const {jobs, permissions: all} = Workflow.parse(parse(text));
  expect(all).toEqual({contents: 'read'});
  const {scripts} = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const {needs, steps} of Object.values(jobs)) {
    expect(Object.keys(jobs)).toEqual(expect.arrayContaining(needs ?? []));
    for (const {uses, run = '', with: given} of steps) {
      if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
      for (const [, script] of run.matchAll(/npm run (\S+)/g)) expect(Object.keys(scripts)).toContain(script);
      if (run.startsWith('.ci/')) expect(existsSync(join(home, run))).toBe(true);
      if (given?.file !== undefined) expect(existsSync(join(home, String(given.file)))).toBe(true);
    }
  }
});

test('what runs the tests of the database has the history from which they build an earlier version', () => {
  for (const {text} of workflows)
    for (const {steps} of Object.values(Workflow.parse(parse(text)).jobs))
      if (steps.some(({run}) => run?.startsWith('.ci/') === true))
        expect(steps.find(({uses}) => uses?.startsWith('actions/checkout'))?.with).toEqual({
          'fetch-depth': 0,
        });
});

test('a release is published with provenance, after all checks, by a job that alone may ask for an identity', () => {
  const text = workflows.find(({name}) => name === 'release.yml')?.text ?? '';
  const {jobs} = Workflow.parse(parse(text));
  const runs = jobs.publish?.steps.map(({run}) => run ?? '') ?? [];
  expect(runs).toContainEqual(expect.stringContaining('npm publish --provenance'));
  expect(runs).toContainEqual(expect.stringContaining('npm sbom'));
  expect(jobs.publish?.needs).toEqual(['check', 'test']);
  expect(jobs.image?.needs).toEqual(['publish']);
  expect(runs.join('\n')).toContain('CHANGELOG.md > notes.md');
  const withIdentity = Object.entries(jobs).filter(([, job]) => job.permissions?.['id-token'] !== undefined);
  expect(withIdentity.map(([name]) => name)).toEqual(['publish']);
});
