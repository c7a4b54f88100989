import {deal, dealSize} from './dealing.mjs';
import {finishPages} from './finish.mjs';
import {kinds as allKinds} from './kinds/index.mjs';
import {languages as allLanguages} from './languages/index.mjs';
import {finishQuestions} from './questions.mjs';
import {Random} from './random.mjs';
import {Writer} from './writer.mjs';

export const kindNames = Object.keys(allKinds);
export const languageNames = Object.keys(allLanguages);
/** The languages of the kinds that do not exist in all of them. */
export const languagesOf = Object.fromEntries(
  Object.entries(allKinds).flatMap(([name, {languages}]) =>
    languages === undefined ? [] : [[name, languages]],
  ),
);
/** So many documents hold every kind in every language it exists in. */
export const completeCount = dealSize({kinds: kindNames, languages: languageNames});
/** Captions in two languages have English as the second mostly. */
const englishSecond = 0.6;

/** Invented documents with their words, what belongs together, and questions with their answers. */
export function* makeDocuments({count, seed, languages = languageNames, kinds = kindNames, typeOf}) {
  for (let index = 0; index < count; index++) yield makeDocument({seed, index, languages, kinds, typeOf});
}

/** The document `index` of a seed, whichever others are made. */
export function makeDocument(settings) {
  const {seed, index} = settings;
  const {writer, kind, language, documentType, random} = writeDocument(settings);
  return {
    id: `made-${seed}-${index}`,
    kind,
    language,
    documentType,
    pages: finishPages(writer.sheets, random),
    questions: finishQuestions(writer),
  };
}

/** The document before it was printed and scanned: what `render.mjs` draws. */
export function writeDocument({seed, index, languages, kinds, typeOf}) {
  const random = new Random(seed, index);
  const {kind, language} = deal({seed, index, languages, kinds, languagesOf});
  const second = allLanguages[secondLanguage(random, language)];
  const english = language === 'en' ? undefined : allLanguages.en;
  const writer = new Writer(random, allLanguages[language], {typeOf, second, english});
  allKinds[kind].write(writer);
  const {documentTypes} = random.chance(0.9) ? allKinds[kind] : writer.language;
  const documentType = random.pick(documentTypes);
  return {writer, kind, language, documentType, random};
}

function secondLanguage(random, language) {
  if (language !== 'en' && random.chance(englishSecond)) return 'en';
  return random.pick(languageNames.filter((other) => other !== language));
}
