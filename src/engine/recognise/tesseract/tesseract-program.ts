import {execa} from 'execa';
import {DocextractError} from '../../../contract/errors.js';
import {sharpOf} from '../../ingest/image/sharp.js';
import type {Raster} from '../../ingest/pixels/raster.js';

/** There is a process per core, each with one page: more threads would only slow each other down. */
const env = {OMP_THREAD_LIMIT: '1'};

/**
 * The languages whose data is installed. Throws `missing_package` if the program cannot be run. `environment`: the
 * variables by which the program is found, those of this process by default.
 */
export async function installedLanguages(
  command: string,
  environment?: Readonly<Record<string, string | undefined>>,
): Promise<Set<string>> {
  const inIt = environment === undefined ? {} : {env: environment, extendEnv: false};
  const {stdout} = await execa(command, ['--list-langs'], inIt).catch((cause: unknown) => {
    throw new DocextractError('missing_package', `The program ${command} cannot be run.`, {
      hint: 'Install tesseract-ocr with the package manager of the system, or leave --ocr at its default.',
      cause,
    });
  });
  return new Set(stdout.split('\n').map((line) => line.trim()));
}

/** The output of the program for a raster. */
export async function runTesseract(
  command: string,
  raster: Raster,
  {args, signal}: {args: readonly string[]; signal?: AbortSignal},
): Promise<string> {
  const image = await (await sharpOf(raster)).png({compressionLevel: 1}).toBuffer();
  const {stdout} = await execa(command, ['stdin', 'stdout', ...args], {
    input: image,
    cancelSignal: signal,
    env,
  });
  return stdout;
}

/**
 * The script of a page as tesseract detects it, such as "Greek"; `undefined` where there is too little text to tell.
 */
export async function detectScript(
  command: string,
  raster: Raster,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const report = await runTesseract(command, raster, {args: ['--psm', '0', '-l', 'osd'], signal}).catch(
    (error: unknown) => {
      signal?.throwIfAborted();
      if (error instanceof Error) return '';
      throw error;
    },
  );
  return /^Script: (\S+)/m.exec(report)?.[1];
}
