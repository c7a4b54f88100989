import {languages} from '../registry.js';

/** How each language names what papers state. */
export const labelLanguages = Object.values(languages).flatMap(({phrases}) => phrases ?? []);
