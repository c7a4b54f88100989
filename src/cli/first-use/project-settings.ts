import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {writeAtomically, writeExclusively} from '../../batch/files/write-file.js';
import {DocextractError, systemCodeOf} from '../../contract/errors.js';
import {isRecord} from '../../contract/records.js';
import {projectFileName} from '../config/files.js';
import type {Settings} from '../config/settings.js';

/** Fields of one's own are beside the project file, for `agent --prompts`: settings name templates alone. */
export const promptsFileName = 'docextract.prompts.json';

/** What `init` asks. */
export interface ProjectAnswers {
  /** Without one the built-in service is meant. */
  baseUrl: string | undefined;
  /** `undefined` where fields are described. */
  template: string | undefined;
  /** Described fields: their names with what is to be found. */
  prompts: Record<string, string> | undefined;
  documentType: string | undefined;
  /** From the folder of the project. The usual where absent, as is the format. */
  output: string | undefined;
  format: Settings['format'];
}

type Content = Record<string, unknown>;

/** A file of `init` as it is to be. */
export interface PlannedFile {
  path: string;
  text: string;
  /** `absent`: to be made; `same`: already like that; `other`: would be replaced. */
  now: 'absent' | 'same' | 'other';
}

/** Settings of the project file in a folder; `undefined` without one. Throws `usage` for one that is no JSON object. */
export async function readProject(folder: string): Promise<Content | undefined> {
  const path = join(folder, projectFileName);
  const text = await textOf(path);
  if (text === undefined) return undefined;
  const value = parsed(text);
  if (isRecord(value)) return value;
  throw new DocextractError('usage', `${path} is not a JSON object`, {
    hint: `mend it, or move it away: mv ${projectFileName} ${projectFileName}.old`,
  });
}

/** The files that answers make. Other settings of a project file that is there, profiles too, are kept. */
export async function planFiles(folder: string, answers: ProjectAnswers): Promise<PlannedFile[]> {
  const {baseUrl, template, prompts, output, format} = answers;
  const kept = Object.entries((await readProject(folder)) ?? {}).filter(([name]) => !asked.includes(name));
  const settings = {baseUrl, template, output, format, ...Object.fromEntries(kept)};
  return Promise.all([
    planFile(join(folder, projectFileName), settings),
    ...(prompts === undefined ? [] : [planFile(join(folder, promptsFileName), prompts)]),
  ]);
}

const asked: readonly string[] = ['baseUrl', 'template', 'output', 'format'];

async function planFile(path: string, content: Content): Promise<PlannedFile> {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  const there = await textOf(path);
  return {path, text, now: there === undefined ? 'absent' : there === text ? 'same' : 'other'};
}

/** Writes planned files. Throws `usage` when another program has created one meanwhile, `cannot_write`. */
export async function writeFiles(files: readonly PlannedFile[]): Promise<void> {
  for (const {path, text, now} of files) {
    if (now === 'other') await writeAtomically(path, text);
    if (now === 'absent' && !(await writeExclusively(path, text)))
      throw new DocextractError('usage', `${path} was made by somebody else meanwhile`, {
        hint: 'look at it, and run docextract init again',
      });
  }
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    if (systemCodeOf(cause) === 'ENOENT') return undefined;
    throw new DocextractError('cannot_read', `${path} cannot be read`, {
      hint: 'is it a file, and are you allowed to read it?',
      cause,
    });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
