// Fits what the layout stage needs to know, on made documents alone: which segments are labels, which texts go on below.
// node test/fit/fit-layout.mjs (needs a build). Writes src/engine/models/label.ts and line-below.ts.
import {probability, readTrees} from '../../dist/engine/models/boosted-trees.js';
import {fitTrees} from './boosted-trees.mjs';
import {labelExamples, layOut, lineBelowExamples} from './layout-examples.mjs';
import {makeDocuments} from './made/make-documents.mjs';
import {writeModel} from './write-model.mjs';

const [documents, seed] = [1064, 11];
/** Every fifth document is left out of the fit, for the figures of the card. */
const leftOut = 5;
const settings = {rounds: 250, rate: 0.05, depth: 6, columns: 0.5, examples: 0.6};

const made = [...makeDocuments({count: documents, seed})].map((document, at) =>
  document.pages.map((page) =>
    layOut(at % 2 === 0 ? page : {...page, drawn: {horizontal: [], vertical: []}}),
  ),
);
const labels = fit(
  made.map((pages) => pages.map(labelExamples)),
  {name: 'labelModel', file: 'label', purpose: 'whether a segment of a page is a label'},
);
fit(
  made.map((pages) =>
    pages.map((page) =>
      lineBelowExamples(
        page,
        labelExamples(page).map(({row}) => probability(labels, row)),
      ),
    ),
  ),
  {name: 'lineBelowModel', file: 'line-below', purpose: 'whether a text goes on in the segment below'},
);

/** Half of the pages are fitted without their drawn lines: not every reader finds them. */
function fit(examples, {name, file, purpose}) {
  const known = examples.filter((_, at) => at % leftOut !== 0).flat(2);
  const unseen = examples.filter((_, at) => at % leftOut === 0).flat(2);
  const fitted = fitTrees({
    rows: known.map(({row}) => row),
    answers: known.map(({answer}) => answer),
    features: Object.keys(known[0].row),
    ...settings,
  });
  const model = readTrees(fitted);
  const right = unseen.filter(({row, answer}) => probability(model, row) > 0.5 === (answer === 1)).length;
  const figures = `${(right / unseen.length).toFixed(3)} of ${unseen.length} right on made documents left out`;
  const card = {
    purpose,
    fittedOn: `${documents} made documents, seed ${seed}`,
    command: 'npm run fit -- --data DIR',
    figures,
  };
  writeModel(file, name, {...fitted, card});
  console.log(`${file}: ${figures}`);
  return model;
}
