import type {Settings} from '../config/settings.js';
import {mustExist} from '../../contract/must-exist.js';

/** Resolves the user's alias for a template of a remote service. The built-in service knows its aliases. */
export function templateIdOf(named: string, {baseUrl, templates = {}}: Settings): string {
  return baseUrl !== undefined && Object.hasOwn(templates, named)
    ? mustExist(templates[named], 'template id of the alias')
    : named;
}
