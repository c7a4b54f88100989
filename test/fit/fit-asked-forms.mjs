// Fits what the answer to a request looks like by its words: node test/fit/fit-asked-forms.mjs (needs a build).
// Writes src/engine/models/asked-form-weights.ts.
import {askedFormExamples, fitAskedForms, shareUnseen} from './asked-form-weights.mjs';
import {writeNumbers} from './write-model.mjs';

const examples = askedFormExamples();
const concepts = new Set(examples.map(({concept}) => concept)).size;
const share = shareUnseen(examples).toFixed(3);
console.log(
  `${examples.length} requests for ${concepts} concepts, concepts left out: ${share} of forms right`,
);
writeNumbers('asked-form-weights', 'askedFormsModel', fitAskedForms(examples), {
  purpose: 'what the answer to a request looks like, by the words of the request',
  fittedOn: `${examples.length} labels, paraphrases and questions for ${concepts} concepts in ten languages`,
  command: 'npm run fit -- --data DIR',
  figures: `${share} of forms right, a quarter of the concepts left out in turn`,
});
