import type {FastifyInstance} from 'fastify';
import type {Readiness} from './readiness.js';

/** Health routes, without a key. */
export function registerHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/health/live', () => ({status: 'ok'}));
  app.get('/health/ready', async () => {
    await readiness.require();
    return {status: 'ok'};
  });
}
