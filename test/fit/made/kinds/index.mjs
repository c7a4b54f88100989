import * as bills from './bills.mjs';
import * as captions from './captions.mjs';
import {form} from './form.mjs';
import * as letters from './letters.mjs';
import * as papers from './papers.mjs';
import * as tables from './tables.mjs';

/** `bankStatement` is the kind `bank-statement`. */
const named = Object.entries({...papers, ...letters, ...captions, ...tables, ...bills}).map(
  ([name, kind]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), kind],
);

export const kinds = {form, ...Object.fromEntries(named)};
