import {resolve} from 'node:path';
import type {Context} from '../../terminal/context.js';
import {withStorage} from '../../service/local-storage.js';
import {writeTemplateFile} from '../../options/template-file.js';
import type {TemplatesOptions} from './options.js';
import {mustExist} from '../../../contract/must-exist.js';

/**
 * Writes a template with its reference documents to a directory and prints the path; without one, prints it as JSON.
 */
export async function runExport(options: TemplatesOptions, context: Context): Promise<void> {
  const file = await withStorage(options, context, ({templates}) =>
    templates.export(mustExist(options.names[0], 'template argument')),
  );
  if (options.output === undefined) return context.out.print(JSON.stringify(file, null, 2));
  const path = await writeTemplateFile(file, resolve(context.io.cwd, options.output));
  context.out.print(options.json === true ? JSON.stringify({path}) : path);
}
