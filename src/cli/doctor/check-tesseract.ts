import {DocextractError} from '../../contract/errors.js';
import {foreignScripts, packageOf} from '../../engine/recognise/tesseract/foreign-scripts.js';
import {installedLanguages} from '../../engine/recognise/tesseract/tesseract-program.js';
import type {Io} from '../io.js';
import {type Check, fail, ok} from './check.js';

const command = 'tesseract';

/**
 * Checks the one program that documents may need besides the package. It is optional, unless the settings of the service
 * choose it.
 */
export async function checkTesseract(io: Pick<Io, 'env' | 'cwd'>): Promise<Check> {
  const {readServiceSettings} = await import('../config/read-service-settings.js');
  const isChosen = (await readServiceSettings(io)).values.ocr === 'tesseract';
  const languages = await installedLanguages(command, io.env).catch((error: unknown) => {
    if (error instanceof DocextractError) return undefined;
    throw error;
  });
  if (languages === undefined) {
    const what = 'not installed; reads scans in other scripts than Latin';
    const hint = 'install tesseract-ocr and the data of its languages with the package manager of the system';
    return isChosen
      ? fail('tesseract', `${what}, and is chosen by the setting ocr`, hint, 2)
      : ok('tesseract', what);
  }
  const read = foreignScripts.filter((script) => script.languages.some((one) => languages.has(one)));
  const example = foreignScripts[0]?.languages[0];
  const words =
    read.length > 0
      ? `reads scans in ${read.map(({name}) => name).join(', ')}`
      : `installed without data of other scripts than Latin; they are in packages such as ${packageOf(example ?? '')}`;
  return {...ok('tesseract', words), facts: {scripts: read.map(({name}) => name)}};
}
