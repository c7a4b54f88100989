import type {StudioHandlers} from './handler.js';
import {creditHandlers} from './operation/credit-handlers.js';
import {deliveryHandlers} from './operation/delivery-handlers.js';
import {keyHandlers} from './operation/key-handlers.js';
import {stateHandlers} from './operation/state-handlers.js';
import {sampleHandlers} from './samples/sample-handlers.js';
import {documentHandlers} from './documents/document-handlers.js';
import {signInHandlers} from './sign-in/sign-in-handlers.js';
import {teachingHandlers} from './teaching/teaching-handlers.js';
import {templateHandlers} from './templates/template-handlers.js';

/** The handlers of all routes of the studio. */
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
