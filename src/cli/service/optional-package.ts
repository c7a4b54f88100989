import {DocextractError, systemCodeOf} from '../../contract/errors.js';

/** Loads an optional package. A missing one throws `missing_package`, with the command to install it. */
export async function loadOptional<Module>(
  what: string,
  load: () => Promise<Module>,
  /** What else may be done, as the end of the hint. */
  instead = '; or name a remote service with --base-url',
): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const name = missingName(cause);
    if (name === undefined) throw cause;
    throw new DocextractError(
      'missing_package',
      `${what} needs the package ${name}, which is not installed`,
      {
        hint: `npm install -g docextract --include=optional${instead}`,
        cause,
      },
    );
  }
}

/** `Cannot find package 'fastify' imported from …`, or `Cannot find module 'fastify'` in the bundle. */
function missingName(error: unknown): string | undefined {
  if (!(error instanceof Error) || !/^(?:ERR_)?MODULE_NOT_FOUND$/.test(systemCodeOf(error) ?? ''))
    return undefined;
  return /Cannot find (?:package|module) '([^'./][^']*)'/.exec(error.message)?.[1];
}
