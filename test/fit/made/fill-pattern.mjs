import {
  companyName,
  daysAfter,
  money,
  personName,
  phoneNumber,
  street,
  townLine,
  writeDate,
  writeNumber,
} from './values.mjs';

/**
 * Writes a value from a pattern: `#` is a digit, `@` a letter, `{3-9}` a number, `{1,000-9,000}` one with its thousands
 * parted, `{0.5-2.5}` one with a decimal mark, `{town}` a town.
 */
export function fillPattern(random, language, pattern) {
  return pattern
    .replace(
      /\{([^}]+)\}/g,
      (_, name) => named[name]?.(random, language) ?? numberFrom(random, language, name),
    )
    .replace(/[#@]/g, (mark) => (mark === '#' ? random.int(0, 9) : random.letters(1)));
}

const named = {
  person: personName,
  company: companyName,
  street,
  phone: phoneNumber,
  money: (random, language) => money(random, language),
  townLine: (random, language) => townLine(random, language),
  surname: (random, {lastNames}) => random.pick(lastNames),
  word: (random, {companyWords}) => random.pick(companyWords),
  town: (random, {towns}) => random.pick(towns),
  job: (random, {jobs}) => random.pick(jobs),
  month: (random, {months}) => random.pick(months),
  weekday: (random, {days}) => random.pick(days),
  year: (random, {scene}) => String(scene.dates.letterDate.year),
  nextYear: (random, {scene}) => String(scene.dates.letterDate.year + 1),
  lastYear: (random, {scene}) => String(scene.dates.letterDate.year - 1),
  date: (random, language) =>
    writeDate(daysAfter(language.scene.dates.letterDate, random.int(-90, 90)), language.dateFormat, language),
};

function numberFrom(random, language, range) {
  const [low, high] = range.replaceAll(',', '').split('-').map(Number);
  if (!Number.isFinite(low) || !Number.isFinite(high)) throw new Error(`No such part of a value: ${range}`);
  const places = /\.(\d+)/.exec(range)?.[1].length ?? 0;
  if (places > 0) return random.uniform(low, high).toFixed(places).replace('.', language.decimal);
  const number = random.int(low, high);
  return range.includes(',') ? writeNumber(number, language) : String(number);
}
