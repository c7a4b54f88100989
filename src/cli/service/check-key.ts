import type {ClientOptions} from '../../client/client.js';
import {DocextractError} from '../../contract/errors.js';
import type {Context} from '../terminal/context.js';
import {proxiesOf} from './proxies.js';

/** Id of a job that does not exist. */
const noJob = '00000000-0000-4000-8000-000000000000';

/** Checks a key with a free request. Rejects with `unauthorized`, `unreachable` and the like. */
export async function checkKey(
  options: Pick<ClientOptions, 'baseUrl' | 'apiKey' | 'auth'>,
  {io}: Pick<Context, 'io'>,
): Promise<void> {
  const {createClient} = await import('../../client/client.js');
  const client = createClient({...options, retries: 1, proxies: proxiesOf(io.env)});
  try {
    await client.status(noJob);
  } catch (error) {
    // `not_found` means that the key was accepted.
    if (!(error instanceof DocextractError)) throw error;
    if (!['not_found', 'invalid_request'].includes(error.code)) throw aboutKey(error);
  } finally {
    await client.close();
  }
}

/** Rewrites an error to speak of the key instead of the job. */
function aboutKey(error: DocextractError): DocextractError {
  const {code, hint, status, retryAfterSeconds} = error;
  const message = error.message.replace(`status of job ${noJob}`, 'checking the key');
  return new DocextractError(code, message, {
    ...(hint !== undefined && {hint}),
    ...(status !== undefined && {status}),
    ...(retryAfterSeconds !== undefined && {retryAfterSeconds}),
    cause: error,
  });
}
