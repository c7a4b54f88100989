import {DocextractError} from '../../contract/errors.js';
import {starterTemplates} from '../../service/templates/starters.js';
import {settingSchemas} from '../config/setting-schemas.js';
import type {Settings} from '../config/settings.js';
import type {Context} from '../terminal/context.js';
import {promptUser} from '../terminal/prompt-user.js';
import {wordsOf} from '../terminal/command-words.js';
import type {ProjectAnswers} from './project-settings.js';

/** What the command line has answered already. */
export interface GivenAnswers {
  builtIn?: boolean;
  baseUrl?: string;
  template?: string;
  prompt?: Record<string, string>;
  documentType?: string;
  output?: string;
  format?: Settings['format'];
  /** Take what is usual for everything else. */
  yes?: boolean;
}

/** Templates that every data directory has, by alias. */
const starters = starterTemplates.map(({alias}) => alias);
const usualTemplate = 'invoice';
const usualFormat = 'json';
const usualOutput = 'docextract-results';
const builtIn = 'built-in';
const ownFields = 'fields';

/**
 * Gathers the answers, from the command line first. Missing ones are asked on a terminal, with `known` as the usual
 * answers. With `--yes` the usual answer is taken. Throws `usage` for a missing answer without a usual one, or without
 * a terminal and without `--yes`.
 */
export async function gatherAnswers(
  given: GivenAnswers,
  known: Settings,
  context: Context,
): Promise<ProjectAnswers> {
  const ask = askerFor(given, context);
  const baseUrl = await serviceOf(given, known, ask);
  const fields = await fieldsOf(given, {...known, baseUrl}, ask);
  return {baseUrl, ...fields, ...(await resultsOf(given, known, ask))};
}

/** Asks one question until `read` accepts the answer; with `--yes`, takes the usual answer instead. Throws `usage`. */
type Ask = <Answer>(question: Question<Answer>) => Promise<Answer>;

interface Question<Answer> {
  /** What is asked for, in messages. */
  what: string;
  words: string;
  /** The answer if the user enters nothing, and with `--yes`. */
  usual: string | undefined;
  /** Options that answer it. */
  flags: string;
  /** Throws `usage` for what is no answer. */
  read: (text: string) => Answer;
}

function askerFor({yes}: GivenAnswers, context: Context): Ask {
  const isAsked = yes !== true && context.io.stdin.isTTY === true;
  return async ({what, words, usual, flags, read}) => {
    if (!isAsked) {
      if (yes === true && usual !== undefined) return read(usual);
      const reason =
        yes === true ? 'has no usual answer' : 'is not given, and there is no terminal to ask on';
      throw new DocextractError('usage', `${what} ${reason}`, {
        hint: `name it with ${flags}${usual === undefined ? '' : `; --yes takes what is usual, here ${usual}`}`,
      });
    }
    for (;;) {
      const entered = (await promptUser(usual === undefined ? words : `${words} [${usual}]`, context)).trim();
      try {
        return read(entered === '' ? (usual ?? '') : entered);
      } catch (error) {
        if (!(error instanceof DocextractError)) throw error;
        context.err.print(`  ${error.message}`);
      }
    }
  };
}

async function serviceOf({builtIn: isBuiltIn, baseUrl}: GivenAnswers, known: Settings, ask: Ask) {
  if (isBuiltIn === true) return undefined;
  if (baseUrl !== undefined) return baseUrl;
  return ask({
    what: 'the service',
    words: `Service: ${builtIn} (on this machine, nothing is sent), or the address of another`,
    usual: known.baseUrl ?? builtIn,
    flags: '--built-in or --base-url',
    read: (text) => (text === builtIn ? undefined : addressIn(text)),
  });
}

function addressIn(text: string): string {
  const parsed = settingSchemas.baseUrl.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new DocextractError(
    'usage',
    `"${text}" is no address: give one such as https://api.example.com/v1, or ${builtIn}`,
  );
}

type Fields = Pick<ProjectAnswers, 'template' | 'prompts' | 'documentType'>;

async function fieldsOf(given: GivenAnswers, known: Settings, ask: Ask): Promise<Fields> {
  const {template, prompt, documentType} = given;
  if (template !== undefined) return {template, prompts: undefined, documentType: undefined};
  if (prompt !== undefined || documentType !== undefined) return describedFields({prompt, documentType}, ask);
  const isRemote = known.baseUrl !== undefined;
  const chosen = await ask({
    what: 'the template',
    words: isRemote
      ? `Template: its id there, or ${ownFields} to describe some of your own`
      : `Template: ${starters.join(', ')}, one you have made, or ${ownFields} to describe some of your own`,
    usual: known.template ?? (isRemote ? undefined : usualTemplate),
    flags: '--template, or --document-type and --prompt',
    read: (text) => oneWord(text, 'a template is an id or an alias'),
  });
  return chosen === ownFields
    ? describedFields({documentType}, ask)
    : {template: chosen, prompts: undefined, documentType: undefined};
}

async function describedFields(
  {prompt, documentType}: Pick<GivenAnswers, 'prompt' | 'documentType'>,
  ask: Ask,
): Promise<Fields> {
  return {
    template: undefined,
    documentType:
      documentType ??
      (await ask({
        what: 'the kind of documents',
        words: 'What the documents are, such as receipt or contract',
        usual: undefined,
        flags: '--document-type',
        read: (text) => nonEmpty(text, 'say it in a word or two'),
      })),
    prompts:
      prompt ??
      (await ask({
        what: 'the fields to find',
        words: 'Fields, each as name="what to find", such as total="amount to pay" date="day of purchase"',
        usual: undefined,
        flags: '--prompt',
        read: promptsIn,
      })),
  };
}

function promptsIn(text: string): Record<string, string> {
  const pairs = wordsOf(text).map((word) => /^([^=]+)=(.+)$/s.exec(word));
  const found = pairs.flatMap((pair) => (pair === null ? [] : [[pair[1] ?? '', pair[2] ?? ''] as const]));
  if (pairs.length === 0 || found.length < pairs.length)
    throw new DocextractError('usage', 'give each as name="what to find"');
  return Object.fromEntries(found);
}

/** The usual is left out where nothing says otherwise: `process` prints to stdout until a folder or a format is set. */
async function resultsOf(
  given: GivenAnswers,
  known: Settings,
  ask: Ask,
): Promise<Pick<ProjectAnswers, 'format' | 'output'>> {
  const format = given.format ?? (await ask(formatQuestion(known)));
  const output = given.output ?? (await ask(folderQuestion(known)));
  return {
    format: format === usualFormat && (known.format ?? usualFormat) === usualFormat ? undefined : format,
    output: output === usualOutput && (known.output ?? usualOutput) === usualOutput ? undefined : output,
  };
}

function formatQuestion({format}: Settings): Question<Settings['format']> {
  const choices = settingSchemas.format.options.join(', ');
  return {
    what: 'the format of results',
    words: `Results as: ${choices}`,
    usual: format ?? usualFormat,
    flags: '--format',
    read: (text) => {
      const parsed = settingSchemas.format.safeParse(text);
      if (parsed.success) return parsed.data;
      throw new DocextractError('usage', `"${text}" is none of ${choices}`);
    },
  };
}

function folderQuestion({output}: Settings): Question<string> {
  return {
    what: 'the folder for results',
    words: 'Folder for results',
    usual: output ?? usualOutput,
    flags: '--output',
    read: (text) => nonEmpty(text, 'name a folder'),
  };
}

function oneWord(text: string, complaint: string): string {
  if (/^\S+$/.test(text)) return text;
  throw new DocextractError(
    'usage',
    text === '' ? `${complaint}; name one` : `"${text}": ${complaint}, one word`,
  );
}

function nonEmpty(text: string, complaint: string): string {
  if (text !== '') return text;
  throw new DocextractError('usage', complaint);
}
