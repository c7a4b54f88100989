import type {StudioHandlers} from './handler.js';
import {signInHandlers} from './sign-in/session.js';

/** The handlers of all subjects. */
export const handlers: Partial<StudioHandlers> = {
  ...signInHandlers,
};
