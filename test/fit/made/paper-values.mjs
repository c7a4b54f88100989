import {fillPattern} from './fill-pattern.mjs';
import {patterns} from './subjects/index.mjs';
import {companyName, daysAfter, personName, street, townLine, writeDate} from './values.mjs';

/** Values of papers by subject: `written` and `told` from the lists of the language, or from patterns of all languages. */
export const paperMakers = {
  written: (random, language, key) => fillPattern(random, language, random.pick(listOf(language, key))),
  /** Free text of one to three lines. */
  told: (random, language, key) => ({
    text: fillPattern(random, language, random.pick(listOf(language, key))),
    lines: [],
  }),
  /** One of the boxes to tick. */
  option: (random, language, key) => random.pick(listOf(language, key)),
  yesNo: (random, {yesNo}) => random.pick(yesNo),
  titled: (random, language) => `${random.pick(language.lists.titles)} ${personName(random, language)}`,
  addressBlock,
  moment: (random, language, key) =>
    `${dayOf(random, language, key)}${random.pick([' ', ', ', ' - '])}${clock(random)}`,
  timeRange: (random, {to}) => {
    const from = random.int(6, 16);
    return `${from}:${minutes(random)} ${random.pick(to)} ${from + random.int(1, 6)}:${minutes(random)}`;
  },
  /** Two names on one or two lines. */
  twoPersons: (random, language) => {
    const names = [personName(random, language), personName(random, language)];
    return {lines: random.chance(0.5) ? [names.join(', ')] : names};
  },
};

export const listOf = ({lists}, key) => lists?.[key] ?? patterns[key];

const minutes = (random) => random.pick(['00', '15', '30', '45', '10']);
const clock = (random) => `${String(random.int(7, 20)).padStart(2, '0')}:${minutes(random)}`;

function dayOf(random, language, key) {
  const {dates} = language.scene;
  return writeDate(
    dates[key] ?? daysAfter(dates.letterDate, random.int(-40, 40)),
    language.dateFormat,
    language,
  );
}

/** A name, a street, a town, and now and then a floor or a country, each on its line. */
function addressBlock(random, language) {
  const name = random.chance(0.5) ? companyName(random, language) : personName(random, language);
  const second = random.chance(0.3)
    ? [fillPattern(random, language, random.pick(language.lists.floors))]
    : [];
  const country = random.chance(0.35) ? [random.pick(language.countries).toLocaleUpperCase()] : [];
  return {lines: [name, ...second, street(random, language), townLine(random, language), ...country]};
}
