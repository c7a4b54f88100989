import {DocextractError} from '../contract/errors.js';

/** Loads an optional package; without it throws `missing_package`, which says how to get it. */
export async function importOptional<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw missingPackage(name, cause);
  }
}

export function missingPackage(name: string, cause: unknown): DocextractError {
  return new DocextractError('missing_package', `Reading documents here needs the package ${name}.`, {
    hint: 'Install docextract with its optional packages (npm install --include=optional), or use a remote service.',
    cause,
  });
}
