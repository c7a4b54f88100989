import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parse} from 'yaml';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {z} from 'zod';
import {serviceSettingNames, serviceVariableOf} from '../../src/cli/config/service-settings.js';
import {systemIo} from '../../src/cli/io.js';
import {wholeProgram} from '../../src/cli/program.js';
import {createContext} from '../../src/cli/terminal/context.js';

const home = resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(home, 'docs/hosting', name), 'utf8');

const kubernetes = read('kubernetes.yaml');
const compose = read('compose.yaml');
const container = read('Containerfile');

/** What is read of a pod here. */
const Pod = z.looseObject({
  containers: z.array(
    z.looseObject({
      args: z.array(z.string()),
      ports: z.array(z.looseObject({containerPort: z.number()})),
    }),
  ),
});
const Manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({name: z.string()}),
  spec: z.looseObject({template: z.looseObject({spec: Pod}).optional()}),
});
const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      command: z.array(z.string()).optional(),
      depends_on: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});

const manifests = z.object({items: z.array(Manifest)}).parse(parse(kubernetes, {merge: true})).items;
const pods = manifests.flatMap(({spec}) => (spec.template ? [spec.template.spec] : []));
const services = Compose.parse(parse(compose, {merge: true})).services;

/** Problems that the compiler finds in manifests, taken as values of the types of Kubernetes. */
function typeErrors(items: {apiVersion: string; kind: string}[]): string[] {
  const values = items.map((item, index) => {
    const module = item.apiVersion === 'v1' ? 'core/v1' : item.apiVersion;
    return `export const item${index}: import('kubernetes-types/${module}').${item.kind} = ${JSON.stringify(item)};`;
  });
  const file = join(home, 'test/hosting/manifests-as-values.ts');
  const options: ts.CompilerOptions = {
    ...{noEmit: true, strict: true, skipLibCheck: true, types: []},
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const readAsBefore = host.getSourceFile.bind(host);
  host.getSourceFile = (name, language, ...rest) =>
    name === file
      ? ts.createSourceFile(name, values.join('\n'), language)
      : readAsBefore(name, language, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('the manifests are what Kubernetes knows', () => {
  expect(manifests.map(({kind}) => kind)).toEqual([
    ...['Service', 'Deployment', 'Deployment'],
    ...['PodDisruptionBudget', 'PodDisruptionBudget', 'HorizontalPodAutoscaler'],
  ]);
  expect(typeErrors(manifests)).toEqual([]);
  const misspelt = manifests.map((manifest) => ({...manifest, spec: {...manifest.spec, replica: 2}}));
  expect(typeErrors(misspelt)).toHaveLength(manifests.length);
});

test('every command of manifests, compose file and image is one of the program', async () => {
  const root = await wholeProgram(createContext(systemIo(), []));
  const image = [...container.matchAll(/^CMD (\[.*\])$/gm)].map(([, json = '']) =>
    z.array(z.string()).parse(JSON.parse(json)),
  );
  const commands = [
    ...image,
    ...pods.flatMap(({containers}) => containers.map(({args}) => args)),
    ...Object.values(services).flatMap(({command}) => (command ? [command] : [])),
  ];
  expect(commands).toHaveLength(5);
  for (const [name, ...args] of commands) {
    const command = root.commands.find((one) => one.name() === name);
    expect(command?.parseOptions(args)).toEqual({operands: [], unknown: []});
  }
});

test('every variable in them is one that the service reads, or those of PostgreSQL and S3', () => {
  const known = new Set<string>([
    ...serviceSettingNames.map(serviceVariableOf),
    ...['PGPASSWORD', 'POSTGRES_USER', 'POSTGRES_PASSWORD'],
    ...['AWS_REGION', 'AWS_ENDPOINT_URL', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
  ]);
  const named = [
    ...(kubernetes + compose + container).matchAll(/\b(?:DOCEXTRACT|PG|POSTGRES|AWS)_?[A-Z]\w*/g),
  ].map(([name]) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('probes ask the port that nodes listen to, in Kubernetes and in the image', () => {
  const asked = /http:\/\/127\.0\.0\.1:(\d+)\/health\/ready/.exec(container)?.[1];
  expect(asked).toBe('8080');
  const listening = pods.flatMap(({containers}) =>
    containers.map(({args, ports}) => [args[args.indexOf('--port') + 1], String(ports[0]?.containerPort)]),
  );
  expect(listening).toEqual([
    ['serve', asked],
    [asked, asked],
  ]);
  expect(services.worker?.command).toEqual(['worker', '--port', asked]);
  expect(services.worker?.depends_on).toHaveProperty('database');
});

test('what the autoscaler asks for is a metric of the service', () => {
  const told = readFileSync(join(home, 'src/service/metrics/metrics.ts'), 'utf8');
  const [asked] = [...kubernetes.matchAll(/metric: \{name: (\w+)\}/g)].map(([, name]) => name);
  expect(told).toContain(`'${asked}'`);
});

test('what is selected, scaled and kept from disruption is there', () => {
  const names = new Set(
    manifests.filter(({kind}) => kind === 'Deployment').map(({metadata}) => metadata.name),
  );
  const selected = [
    ...kubernetes.matchAll(/matchLabels: \{app: ([\w-]+)\}|kind: Deployment, name: ([\w-]+)/g),
  ].map(([, label, name]) => label ?? name);
  expect(selected).toHaveLength(5);
  expect(selected.filter((name) => !names.has(name ?? ''))).toEqual([]);
});
