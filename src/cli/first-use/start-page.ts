// first-use: the start page, the questions that make a project file, and the demo.

import {DocextractError} from '../../contract/errors.js';
import {projectFilePath} from '../config/files.js';
import {keySetting} from '../config/key-setting.js';
import {resolveSettings, type ResolvedSettings} from '../config/resolve.js';
import type {SettingName} from '../config/settings.js';
import type {Io} from '../io.js';
import {padEnd} from '../terminal/width.js';

/** What it is, in lines of a narrow terminal. */
const purpose = [
  'docextract reads invoices, receipts, forms and other documents in bulk, and',
  'writes their values as JSON, CSV or spreadsheets.',
];

const commands: readonly Row[] = [
  ['docextract submit ./scans --template invoice', 'a folder; one result a document'],
  ['docextract process a.pdf --template invoice --json', 'one document, on stdout'],
  ['docextract agent a.pdf --document-type letter --prompt sender="who wrote it"', 'fields of your own'],
];

const helps: readonly Row[] = [
  ['docextract demo', 'extracts three made invoices, here and for nothing'],
  ['docextract init', 'asks three things and writes a project file'],
  ['docextract doctor', 'checks what commands rest on'],
  ['docextract --help', 'every command; docextract <command> --help, one of them'],
];

type Row = readonly [left: string, right: string];

/** What is shown for `docextract` alone: what it does, where to begin, and what is configured in this directory. */
export async function startPage(io: Io): Promise<string[]> {
  return [
    ...purpose,
    '',
    ...commands.flatMap(([line, what]) => [`  # ${what}`, `  $ ${line}`]),
    '',
    'CONFIGURED HERE',
    ...inColumns(await configured(io)),
    '',
    'HELP',
    ...inColumns(helps),
  ];
}

/** Settings that cannot be read are shown as what is wrong with them: the page is where one looks first. */
async function configured(io: Io): Promise<Row[]> {
  try {
    return describe(await resolveSettings({}, io), io);
  } catch (error) {
    if (!(error instanceof DocextractError)) throw error;
    return [
      ['settings', error.message],
      ...(error.hint === undefined ? [] : ([['hint', error.hint]] satisfies Row[])),
    ];
  }
}

function describe(settings: ResolvedSettings, io: Io): Row[] {
  const {values} = settings;
  const project = projectFilePath(io);
  const from = (name: SettingName) => originWords(settings, name);
  return [
    [
      'service',
      values.baseUrl === undefined
        ? 'the built-in one, on this machine'
        : `${new URL(values.baseUrl).host}${from('baseUrl')}; ${keyWords(settings)}`,
    ],
    [
      'template',
      values.template === undefined ? 'none; --template names one' : `${values.template}${from('template')}`,
    ],
    ['results', `${values.output ?? ''}${from('output')}`],
    ...(project === undefined ? [] : ([['project', project]] satisfies Row[])),
  ];
}

function keyWords({origins}: ResolvedSettings): string {
  const setting = keySetting(origins);
  const origin = setting && origins[setting];
  return origin === undefined ? 'no key: `docextract login` stores one' : `key from ${origin.name}`;
}

function originWords({origins}: ResolvedSettings, name: SettingName): string {
  const origin = origins[name];
  return origin === undefined || origin.kind === 'default' ? '' : `, from ${origin.name}`;
}

function inColumns(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${padEnd(left, width)}  ${right}`);
}
