import type {FastifyInstance} from 'fastify';
import {DocextractError} from '../../contract/errors.js';
import {authenticate} from '../access/auth.js';
import type {ServiceContext} from '../context/context.js';
import type {Metrics} from '../metrics/metrics.js';

/** GET /metrics, for admin keys, since metrics cover all accounts. */
export function registerMetrics(
  app: FastifyInstance,
  {context, metrics}: {context: ServiceContext; metrics: Metrics},
): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request, reply);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    const {role} = await authenticate(request, context.storage);
    if (role !== 'admin')
      throw new DocextractError('forbidden', 'This key may not see the metrics of the service.', {
        hint: 'Make one that may: docextract keys create --role admin',
      });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.render());
  });
}
