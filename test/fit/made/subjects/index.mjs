import {health} from './health.mjs';
import {home} from './home.mjs';
import {law} from './law.mjs';
import {money} from './money.mjs';
import {office} from './office.mjs';
import {study} from './study.mjs';
import {trade} from './trade.mjs';
import {travel} from './travel.mjs';
import {works} from './works.mjs';

/** What the concepts of papers are like, by subject: sorts of values, days, amounts, kin. */
export const subjects = [health, law, study, money, home, works, trade, travel, office];

/** Values written alike in all languages, by concept. */
export const patterns = Object.assign({}, ...subjects.map((subject) => subject.patterns));
