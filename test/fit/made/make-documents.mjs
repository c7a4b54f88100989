import {finishPages} from './finish.mjs';
import {kinds as allKinds} from './kinds/index.mjs';
import {languages as allLanguages} from './languages/index.mjs';
import {finishQuestions} from './questions.mjs';
import {Random} from './random.mjs';
import {Writer} from './writer.mjs';

export const kindNames = Object.keys(allKinds);
export const languageNames = Object.keys(allLanguages);
/** About half of the documents are English, about half are forms of no kind in particular. */
const englishShare = 0.5;
const formShare = 0.5;

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
  const language = prefer(random, languages, 'en', englishShare);
  const kind = prefer(random, kinds, 'form', formShare);
  const writer = new Writer(random, allLanguages[language], typeOf);
  allKinds[kind].write(writer);
  const {documentTypes} = random.chance(0.9) ? allKinds[kind] : writer.language;
  const documentType = random.pick(documentTypes);
  return {writer, kind, language, documentType, random};
}

function prefer(random, list, favourite, share) {
  const others = list.filter((one) => one !== favourite);
  if (others.length === 0) return favourite;
  return list.includes(favourite) && random.chance(share) ? favourite : random.pick(others);
}
