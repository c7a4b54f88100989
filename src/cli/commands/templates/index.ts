// templates: the verbs of `docextract templates`: list, edit, export and write.

import {type Command, Option} from 'commander';
import {addGroup} from '../../options/shared-flags.js';
import {createCommand} from '../../options/create-command.js';
import type {Context} from '../../terminal/context.js';
import {verbsOf, type VerbAction} from '../../options/verbs.js';
import {outputValue} from '../../options/option-values.js';
import type {TemplatesOptions} from './options.js';

export interface TemplatesRuns {
  list: VerbAction<TemplatesOptions>;
  show: VerbAction<TemplatesOptions>;
  create: VerbAction<TemplatesOptions>;
  edit: VerbAction<TemplatesOptions>;
  export: VerbAction<TemplatesOptions>;
  import: VerbAction<TemplatesOptions>;
  activate: VerbAction<TemplatesOptions>;
  archive: VerbAction<TemplatesOptions>;
}

const runs: TemplatesRuns = {
  list: async (...its) => (await import('./list-templates.js')).runList(...its),
  show: async (...its) => (await import('./list-templates.js')).runShow(...its),
  create: async (...its) => (await import('./write.js')).runCreate(...its),
  edit: async (...its) => (await import('./edit.js')).runEdit(...its),
  export: async (...its) => (await import('./export.js')).runExport(...its),
  import: async (...its) => (await import('./write.js')).runImport(...its),
  activate: async (...its) => (await import('./write.js')).runActivate(...its),
  archive: async (...its) => (await import('./write.js')).runArchive(...its),
};

export function templatesCommand(context: Context, given: Partial<TemplatesRuns> = {}): Command {
  const run = {...runs, ...given};
  const command = createCommand(context, 'templates', {
    examples: [
      ['docextract templates list', 'what `--template` can name'],
      ['docextract templates create delivery-note.json', 'a template from a JSON file; prints its id'],
      [
        'docextract templates create --schema invoice.schema.json --alias bills',
        'one from a JSON Schema, its descriptions as prompts',
      ],
      ['docextract templates export invoice > mine.json', 'a copy to change and create anew'],
      ['docextract templates edit invoice', 'change it in $EDITOR; earlier versions are kept'],
    ],
    exitCodes: [0, 2, 6, 10, 13],
  }).description('List, create and change the templates of the local service, whether it runs or not.');
  const verb = verbsOf<TemplatesOptions>(command, context);
  verb('list', 'list all templates', run.list);
  verb('show <template>', 'show one with its fields', run.show);
  addGroup(
    verb(
      'create [file]',
      'make a template from a JSON file (`-` is stdin) and print its id; its custom_instructions hold for every document',
      run.create,
    ),
    'From a JSON Schema:',
    [
      new Option('--schema <file>', 'a JSON Schema of the fields, in place of the file of a template'),
      new Option('--name <name>', 'its name (the title of the schema)'),
      new Option('--alias <alias>', 'the name for --template'),
      new Option('--document-type <kind>', 'what the documents are (the title of the schema)'),
    ],
  );
  verb('edit <template> [file]', 'change a template, from a file or in $EDITOR', run.edit);
  verb('export <template>', 'print a template as a file that create and import take', run.export).option(
    '-o, --output <dir>',
    'write it to a directory, reference documents beside it',
    outputValue,
  );
  verb('import <file...>', 'create templates, or change those that have the same id or alias', run.import);
  verb('activate <template...>', 'let templates be used', run.activate);
  verb('archive <template...>', 'keep templates from being used', run.archive);
  return command;
}
