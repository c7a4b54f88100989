import type {ClientOptions} from '../../client/client.js';
import {DocextractError} from '../../contract/errors.js';
import type {Context} from '../terminal/context.js';
import {proxiesOf} from './proxies.js';

/** A job that no service has. */
const noJob = '00000000-0000-4000-8000-000000000000';

/** Asks the service, at no cost, whether it knows the key. Rejects with `unauthorized`, `unreachable` and the like. */
export async function checkKey(
  options: Pick<ClientOptions, 'baseUrl' | 'apiKey' | 'auth'>,
  {io}: Pick<Context, 'io'>,
): Promise<void> {
  const {createClient} = await import('../../client/client.js');
  const client = createClient({...options, retries: 1, proxies: proxiesOf(io.env)});
  try {
    await client.status(noJob);
  } catch (error) {
    // The job is not known, so the key is.
    if (!(error instanceof DocextractError)) throw error;
    if (!['not_found', 'invalid_request'].includes(error.code)) throw aboutKey(error);
  } finally {
    await client.close();
  }
}

/** The job that was asked for is nobody's: what failed is the check of the key. */
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
