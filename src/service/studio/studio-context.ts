import type {ServiceContext} from '../context/context.js';
import type {Readiness} from '../routes/readiness.js';
import type {SignInThrottle} from './sign-in/throttle.js';
import type {Tickets} from './sign-in/tickets.js';

/** What the handlers of the studio share, beside the rest of the service. */
export interface StudioContext extends ServiceContext {
  readiness: Readiness;
  tickets: Tickets;
  throttle: SignInThrottle;
}
