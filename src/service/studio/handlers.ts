import type {StudioHandlers} from './handler.js';
import {creditHandlers} from './operation/credits.js';
import {deliveryHandlers} from './operation/deliveries.js';
import {keyHandlers} from './operation/keys.js';
import {stateHandlers} from './operation/state.js';
import {sampleHandlers} from './samples/sample-handlers.js';
import {documentHandlers} from './documents/handlers.js';
import {signInHandlers} from './sign-in/session.js';
import {teachingHandlers} from './teaching/teaching-handlers.js';
import {templateHandlers} from './templates/template-handlers.js';

/** The handlers of all subjects. */
export const handlers: StudioHandlers = {
  ...signInHandlers,
  ...keyHandlers,
  ...creditHandlers,
  ...deliveryHandlers,
  ...stateHandlers,
  ...sampleHandlers,
  ...templateHandlers,
  ...documentHandlers,
  ...teachingHandlers,
};
