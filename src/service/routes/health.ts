import type {FastifyInstance} from 'fastify';
import {DocextractError} from '../../contract/errors.js';
import type {ServiceContext} from '../context/context.js';

/** Health routes, without a key. `isWorking` tells whether the work loops are alive. */
export function registerHealth(
  app: FastifyInstance,
  {context, isWorking}: {context: ServiceContext; isWorking: () => boolean},
): void {
  app.get('/health/live', () => ({status: 'ok'}));
  app.get('/health/ready', async () => {
    if (!isWorking()) throw notReady('The service is not working.');
    if (!context.pool.canWork()) throw notReady('No worker can be started.');
    await context.storage.check();
    await context.diskSpace.require();
    return {status: 'ok'};
  });
}

function notReady(message: string): DocextractError {
  return new DocextractError('unavailable', message, {retryAfterSeconds: 5});
}
