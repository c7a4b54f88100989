import {Option} from 'commander';
import {promptValue} from './option-values.js';

/** Fields that are asked for by prompts instead of a template. */
export interface AgentFlags {
  documentType?: string;
  prompt?: Record<string, string>;
  prompts?: string;
  schema?: string;
  instructions?: string;
}

/** The options of prompts, new for each command that takes them. */
export function agentOptions(): Option[] {
  return [
    new Option('--document-type <kind>', 'what the documents are: invoice, receipt, contract, …'),
    new Option('--prompt <field=text>', 'a field and what to extract for it; repeatable').argParser(
      promptValue,
    ),
    new Option('--prompts <file>', 'fields and prompts as a JSON object in a file'),
    new Option('--schema <file>', 'fields as a JSON Schema in a file; results are written as it has them'),
    new Option(
      '--instructions <text>',
      'what holds for all the documents, as text or as the name of a file: order of dates, language, currency, pages, words to ignore',
    ),
  ];
}

/** Whether a command line asks by prompts. */
export function asksByPrompts({documentType, prompt, prompts, schema, instructions}: AgentFlags): boolean {
  return [documentType, prompt, prompts, schema, instructions].some((given) => given !== undefined);
}
