import {health} from './health.mjs';
import {home} from './home.mjs';
import {law} from './law.mjs';
import {money} from './money.mjs';
import {study} from './study.mjs';

/** What the concepts of papers are like, by subject: sorts of values, days, amounts, kin. */
export const subjects = [health, law, study, money, home];

/** Values written alike in all languages, by concept. */
export const patterns = Object.assign({}, ...subjects.map((subject) => subject.patterns));
