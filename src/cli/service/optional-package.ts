import {DocextractError, systemCodeOf} from '../../contract/errors.js';

/** Loads an optional package. A missing one throws `missing_package`, with the command to install it. */
export async function loadOptional<Module>(what: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const name = missingName(cause);
    if (name === undefined) throw cause;
    throw new DocextractError(
      'missing_package',
      `${what} needs the package ${name}, which is not installed`,
      {
        hint: 'npm install -g docextract --include=optional; or name a remote service with --base-url',
        cause,
      },
    );
  }
}

/** `Cannot find package 'fastify' imported from …` */
function missingName(error: unknown): string | undefined {
  if (!(error instanceof Error) || systemCodeOf(error) !== 'ERR_MODULE_NOT_FOUND') return undefined;
  return /Cannot find package '([^']+)'/.exec(error.message)?.[1];
}
