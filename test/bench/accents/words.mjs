// Words of European languages, as many as Node knows names of countries, languages, coins, months and days, and the
// wordings of invoices; with letters changed by chance, so that no letter is told by the word it stands in.
import {chance, pick} from '../synthesise/draw.mjs';
import {locales} from '../synthesise/locales.mjs';

/** Letters beyond ASCII of each language, and how often pages are written in it. */
export const languages = {
  de: {letters: 'äöüß', share: 5},
  fr: {letters: 'éèêëàâçîïôùûœ', share: 5},
  es: {letters: 'áéíóúñü', share: 5},
  it: {letters: 'àèéìòù', share: 3},
  pt: {letters: 'ãõáéíóúâêôçà', share: 4},
  nl: {letters: 'ëïéöü', share: 2},
  pl: {letters: 'ąćęłńóśźż', share: 5},
  sv: {letters: 'åäöé', share: 4},
  da: {letters: 'æøå', share: 3},
  nb: {letters: 'æøå', share: 2},
  fi: {letters: 'äöå', share: 2},
  cs: {letters: 'áčďéěíňóřšťúůýž', share: 3},
  sk: {letters: 'áäčďéľíňóôšťúýž', share: 2},
  hu: {letters: 'áéíóöőúüű', share: 3},
  ro: {letters: 'ăâîșț', share: 3},
  hr: {letters: 'čćđšž', share: 2},
  tr: {letters: 'çğıöşüİ', share: 5},
  en: {letters: '', share: 5},
};

const foreignNames =
  'Müller Söhne Königstraße Größe Straße Gießerei Weiß Groß Muñoz Peñalver Núñez Ibáñez Señalización compañía São João ' +
  'Guimarães Magalhães Açúcar Łukasz Żółkiewskiego Łódź Wrocław Zakład Złoty zł Malmö Sjögatan Ångström Håkan Ærø ' +
  'Sørensen Jørgensen Dvořák Šťastný Győr Árvíztűrő București Țară Șoseaua Čakovec Đorđe İstanbul Kırmızı Şti. ' +
  'Çiçekçilik Güneş Teşekkür Doğan Société Générale Équipement Échéance hôtel Noël Citroën façade';

const regions = pairs('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const vocabularies = new Map();

/** A word of the language as it may be printed. */
export function inventWord(random, language) {
  const vocabulary = vocabularyOf(language);
  let word = pick(random, vocabulary);
  if (!isAccented(word) && chance(random, 0.5)) word = pick(random, vocabulary);
  if (chance(random, 0.25)) word = withAccent(random, word, language);
  else if (chance(random, 0.12)) word = [...word].map(plainOf).join('');
  return chance(random, 0.2) && !word.includes('ß') ? word.toLocaleUpperCase(language) : word;
}

/** The letter below accents and strokes; `ß` is taken for B, and what is no letter stays. */
export function plainOf(letter) {
  const without = {
    ß: 'B',
    β: 'B',
    ł: 'l',
    Ł: 'L',
    ı: 'i',
    đ: 'd',
    Đ: 'D',
    ø: 'o',
    Ø: 'O',
    æ: 'a',
    Æ: 'A',
    œ: 'o',
    Œ: 'O',
  };
  return without[letter] ?? letter.normalize('NFD')[0];
}

function vocabularyOf(language) {
  if (!vocabularies.has(language)) vocabularies.set(language, collect(language));
  return vocabularies.get(language);
}

function collect(language) {
  const texts = [...stringsOf(locales[language] ?? {})];
  for (const type of ['region', 'language', 'currency']) {
    const names = new Intl.DisplayNames([language], {type, fallback: 'none'});
    const codes = {
      region: regions,
      language: regions.map((code) => code.toLowerCase()),
      currency: regions.flatMap((code) => [...'DFKLMNPRS'].map((last) => code + last)),
    };
    texts.push(...codes[type].flatMap((code) => names.of(code) ?? []));
  }
  for (let at = 0; at < 12; at++) {
    const date = new Date(2024, at, at + 1);
    texts.push(new Intl.DateTimeFormat(language, {month: 'long', weekday: 'long'}).format(date));
  }
  if (language !== 'en') texts.push(foreignNames);
  const words = texts.flatMap((text) => text.split(/[\s()/]+/));
  return [...new Set(words)].filter((word) => /^[\p{Script=Latin}’'.-]{2,16}$/u.test(word));
}

function* stringsOf(value) {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object')
    for (const part of Object.values(value)) yield* stringsOf(part);
}

function withAccent(random, word, language) {
  const {letters} = languages[language];
  if (letters === '') return word;
  const letter = pick(random, [...letters]);
  const places = [...word].flatMap((one, at) => (one === plainOf(letter) ? [at] : []));
  if (places.length === 0) return word;
  const at = pick(random, places);
  return [...word].map((one, index) => (index === at ? letter : one)).join('');
}

function isAccented(word) {
  return /[^ -~]/.test(word);
}

function pairs(first, second) {
  return [...first].flatMap((one) => [...second].map((other) => one + other));
}
