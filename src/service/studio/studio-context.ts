import type {ServiceContext} from '../context/context.js';
import type {Readiness} from '../routes/readiness.js';
import type {Deliverer} from '../webhooks/deliverer.js';
import type {SampleStore} from './samples/sample-store.js';
import type {SignInThrottle} from './sign-in/throttle.js';
import type {Tickets} from './sign-in/tickets.js';

/** What the handlers of the studio share, beside the rest of the service. */
export interface StudioContext extends ServiceContext {
  readiness: Readiness;
  /** Sends test deliveries. */
  webhooks: Pick<Deliverer, 'refusal' | 'sendOnce'>;
  samples: SampleStore;
  tickets: Tickets;
  throttle: SignInThrottle;
}
