import * as bills from './bills.mjs';
import * as captions from './captions.mjs';
import {form} from './form.mjs';
import * as health from './health.mjs';
import * as home from './home.mjs';
import * as law from './law.mjs';
import * as letters from './letters.mjs';
import * as money from './money.mjs';
import * as office from './office.mjs';
import * as papers from './papers.mjs';
import * as study from './study.mjs';
import * as tables from './tables.mjs';
import * as trade from './trade.mjs';
import * as travel from './travel.mjs';
import * as works from './works.mjs';

const general = {...papers, ...letters, ...captions, ...tables, ...bills};
const bySubject = {...health, ...study, ...law, ...money, ...home, ...works, ...trade, ...travel, ...office};

/** `bankStatement` is the kind `bank-statement`. */
const named = Object.entries({...general, ...bySubject}).map(([name, kind]) => [
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  kind,
]);

export const kinds = {form, ...Object.fromEntries(named)};
