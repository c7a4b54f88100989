import type {DescribedCommand, DescribedOption} from './describe.js';

/** A word that may come next, with what it means. */
export interface Offer {
  word: string;
  meaning: string;
}

/** A line of the shell up to the cursor, without the name of the program. */
export interface UnfinishedLine {
  /** Words before the current one. */
  words: readonly string[];
  /** The word at the cursor; may be empty. */
  current: string;
}

/**
 * What completes a line: values of the option before the cursor, otherwise options or commands. Nothing where files are
 * meant, which the shell completes by itself.
 */
export async function completionsOf(
  {words, current}: UnfinishedLine,
  commands: readonly DescribedCommand[],
  templateNames: () => Promise<string[]>,
): Promise<Offer[]> {
  const command = commandAt(words, commands);
  if (command === undefined) return [];
  const option = command.options.find(
    ({takesValue, flags}) => takesValue && flags.includes(words.at(-1) ?? ''),
  );
  const offers = option === undefined ? wordsBelow(command, current) : await valuesOf(option, templateNames);
  return offers.filter(({word}) => word.startsWith(current));
}

/** The command whose words have been given so far. */
function commandAt(
  words: readonly string[],
  commands: readonly DescribedCommand[],
): DescribedCommand | undefined {
  const at = (path: string) => commands.find((one) => one.path === path);
  return words.reduce((here, word) => {
    const isBelow = here?.commands.some(({name}) => name === word) === true;
    return isBelow ? at([here.path, word].join(' ').trim()) : here;
  }, at(''));
}

function wordsBelow({options, commands, choices}: DescribedCommand, current: string): Offer[] {
  if (current.startsWith('-'))
    return options.flatMap(({flags, summary}) => flags.map((word) => ({word, meaning: summary})));
  return [
    ...commands.map(({name, summary}) => ({word: name, meaning: summary})),
    ...choices.map((word) => ({word, meaning: word})),
  ];
}

async function valuesOf(
  {choices, value}: DescribedOption,
  templateNames: () => Promise<string[]>,
): Promise<Offer[]> {
  const words = value === 'template' ? await templateNames() : choices;
  return words.map((word) => ({word, meaning: word}));
}
