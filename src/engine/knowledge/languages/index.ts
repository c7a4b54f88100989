// languages: what the engine knows of each language, under its code of ISO 639-1: one folder and one line each.

export {cs} from './cs/index.js';
export {da} from './da/index.js';
export {de} from './de/index.js';
export {en} from './en/index.js';
export {es} from './es/index.js';
export {fr} from './fr/index.js';
export {hr} from './hr/index.js';
export {hu} from './hu/index.js';
export {it} from './it/index.js';
export {ms} from './ms/index.js';
export {nl} from './nl/index.js';
export {pl} from './pl/index.js';
export {pt} from './pt/index.js';
export {ro} from './ro/index.js';
export {sk} from './sk/index.js';
export {sv} from './sv/index.js';
export {tr} from './tr/index.js';
