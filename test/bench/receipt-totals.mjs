// How the total of a receipt is best chosen among its amounts (needs a build):
// node test/bench/receipt-totals.mjs --data RECEIPTS [--invented DIR,DIR] [--cache DIR]
// Compares labels, arithmetic and place alone, the rules together and weights fitted to all features; the fitted ones by
// ten-fold cross validation on the first two thirds of RECEIPTS. Prints the weights for models/receipt-totals.ts.
import {parseArgs} from 'node:util';
import {considerFields} from '../../dist/engine/concept-search/find-fields.js';
import {totalFeatureNames as names} from '../../dist/engine/totals/total-features.js';
import {openCorpus, readerOf} from './corpus.mjs';
import {fit, pickTotal} from './fit-totals.mjs';
import {shareWithInterval} from './interval.mjs';
import {judge} from './judge.mjs';

const {values: options} = parseArgs({
  options: {data: {type: 'string'}, invented: {type: 'string', default: ''}, cache: {type: 'string'}},
});
const real = await receiptsOf(options.data, 'tune');
const invented = [];
for (const folder of options.invented.split(',').filter(Boolean))
  invented.push(...(await receiptsOf(folder, 'all')));
const weighted = [
  ...real.map((receipt) => ({...receipt, weight: 1})),
  ...invented.map((receipt) => ({...receipt, weight: 0.5})),
];

const payments = ['paid less change', 'two amounts below differ by it', 'again below'];
const sums = [
  'sum of two to five above',
  'sum of more above',
  'rounded from one above',
  'rounded to one below',
];
const place = [
  'largest',
  'second largest',
  'size',
  'difference to the next',
  'depth',
  'last amount',
  'tall letters',
];
const looks = ['currency', 'alone in its row', 'at the right edge', 'again below'];
const labels = [
  'label',
  'label wrapped above',
  'label of something else',
  'label of payment',
  'label of change',
];
const groups = {
  labels,
  arithmetic: [...payments, ...sums, 'largest', 'second largest', 'size', 'difference to the next'],
  'place, size, frequency': [...place, ...looks],
  'all, the rules among them': names,
};

console.log('| Way of choosing | public receipts, tuned part | invented receipts |\n| --- | --- | --- |');
row('the best label', (receipt) => best(receipt, (features) => features.label));
row('the largest amount', (receipt) => best(receipt, (features) => features.size));
row('labels and arithmetic, rules by hand', (receipt) => receipt.ruled);
for (const [name, used] of Object.entries(groups)) crossValidated(name, used);
console.log('\nweights of all features, fitted to all of it:');
for (const [name, weight] of Object.entries(fit(weighted, names)))
  console.log(`  ${/ /.test(name) ? `'${name}'` : name}: ${weight.toFixed(2)},`);

async function receiptsOf(folder, part) {
  const corpus = openCorpus(folder);
  const reader = readerOf(corpus, {cache: options.cache});
  const receipts = [];
  for (const name of corpus.partOf(part)) {
    const truth = corpus.truthOf(name).total;
    if (truth === '') continue;
    const request = {documentType: 'receipt', fields: [{name: 'total', type: 'money'}], minConfidence: 0.5};
    const {choices} = considerFields(await reader.pagesOf(name), request);
    const ruled = best({choices}, (features) => features.reconciled);
    receipts.push({name, truth, choices, ruled});
  }
  await reader.close();
  return receipts;
}

/** Fitted to nine tenths and asked of the last; for the invented ones, fitted to the public receipts alone. */
function crossValidated(name, used) {
  const answers = new Map();
  for (let fold = 0; fold < 10; fold++) {
    const isTest = (_, index) => (index * 7 + 1) % 10 === fold;
    const weights = fit(
      real.filter((...at) => !isTest(...at)).map((receipt) => ({...receipt, weight: 1})),
      used,
    );
    for (const receipt of real.filter(isTest)) answers.set(receipt, pickTotal(receipt.choices, weights));
  }
  const weights = fit(
    real.map((receipt) => ({...receipt, weight: 1})),
    used,
  );
  row(`${name}, fitted`, (receipt) => answers.get(receipt) ?? pickTotal(receipt.choices, weights));
}

function row(name, answer) {
  const share = (receipts) => {
    const right = receipts.filter((receipt) => judge('total', receipt.truth, answer(receipt)).exact).length;
    return receipts.length === 0
      ? '–'
      : `${right} of ${receipts.length}, ${shareWithInterval(right, receipts.length)}`;
  };
  console.log(`| ${name} | ${share(real)} | ${share(invented)} |`);
}

function best({choices}, score) {
  const [first] = [...choices].sort((a, b) => score(b.features) - score(a.features));
  return first !== undefined && score(first.features) > 0 ? first.value : undefined;
}
