import type {Wording} from './label-wording.js';

/**
 * The groups of labels of a language as texts, from which only that is read which is looked up: there are tens of
 * thousands of wordings, and a document meets some hundred.
 */
export interface WrittenLanguage {
  groups: WrittenGroups;
  phrases: () => WrittenPhrases;
}

export interface WrittenGroups {
  /** By each word of their smallest choice; a line a wording. */
  wordings: Readonly<Record<string, string>>;
  /** All words, with blanks between. */
  vocabulary: string;
}

export interface WrittenPhrases {
  /** How many groups have a phrase. */
  groups: number;
  /** A line a phrase. */
  phrases: string;
  /** By each word in them: how many groups have it; which phrases. */
  byWord: Readonly<Record<string, string>>;
}

export interface GroupWording extends Wording {
  group: string;
}

/** How a group is called in one language: of each of `required` one word; `optional` may be there. */
export interface GroupPhrase {
  group: string;
  required: string[][];
  optional: string[];
  /** 0 to 1. */
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
