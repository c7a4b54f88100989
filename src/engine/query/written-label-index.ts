import type {Wording} from './label-wording.js';

/**
 * The label groups of a language as texts. Only what is looked up is parsed: there are tens of thousands of wordings,
 * of which a document needs some hundred.
 */
export interface WrittenLanguage {
  groups: WrittenGroups;
  phrases: () => WrittenPhrases;
}

export interface WrittenGroups {
  /** Wordings by each word of their smallest required choice, one per line. */
  wordings: Readonly<Record<string, string>>;
  /** All words of wordings, labels and fillers, separated by spaces. */
  vocabulary: string;
}

export interface WrittenPhrases {
  /** Number of groups that have a phrase. */
  groups: number;
  /** All phrases, one per line. */
  phrases: string;
  /** `groups;index index …` for each word: how many groups have it, and the indexes of its phrases. */
  byWord: Readonly<Record<string, string>>;
}

export interface GroupWording extends Wording {
  group: string;
}

/** A name of a group in one language: one word of each choice in `required`; words in `optional` may be there. */
export interface GroupPhrase {
  group: string;
  required: string[][];
  optional: string[];
  /** 0 to 1: factor on its likeness to a text. */
  worth: number;
}

export function writeWording({group, required, known}: GroupWording): string {
  return [group, writeChoices(required), known.join(' ')].join(';');
}

export function readWording(line: string): GroupWording {
  const [group, required, known] = line.split(';');
  return {group: group!, required: readChoices(required!), known: readWords(known!)};
}

export function writePhrase({group, required, optional, worth}: GroupPhrase): string {
  return [group, writeChoices(required), optional.join(' '), worth].join(';');
}

export function readPhrase(line: string): GroupPhrase {
  const [group, required, optional, worth] = line.split(';');
  return {
    group: group!,
    required: readChoices(required!),
    optional: readWords(optional!),
    worth: Number(worth),
  };
}

function writeChoices(choices: readonly string[][]): string {
  return choices.map((choice) => choice.join('/')).join(' ');
}

function readChoices(text: string): string[][] {
  return text.split(' ').map((choice) => choice.split('/'));
}

function readWords(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}
