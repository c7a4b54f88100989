// Writes what was fitted as files of src/engine/models, and to the build, so that the next fit builds on it.
import {writeFileSync} from 'node:fs';

export function writeModel(file, name, {card, features, base, leafParts, trees}) {
  const lines = (items) => items.map((item) => `    '${item}',\n`).join('');
  write(
    file,
    `// Written by \`npm run fit\`; not to be edited.
import {readTrees} from './boosted-trees.js';

export const ${name} = readTrees({
  card: {
${cardLines(card)}  },
  features: [
${lines(features)}  ],
  base: ${base},
  leafParts: ${leafParts},
  trees: [
${lines(trees)}  ],
});
`,
  );
}

export function writeCurve(file, name, curve) {
  const corners = curve.map(([from, to]) => `  [${from}, ${to}],\n`).join('');
  const type = ': readonly (readonly [number, number])[]';
  write(
    file,
    `/** Probability of the model to share of right answers, corner by corner. Written by \`npm run fit\`; not to be edited. */
export const ${name}${type} = [
${corners}];
`,
    type,
  );
}

/** Weights as 8-bit numbers in base64, and what they are multiplied by. */
export function writeNumbers(file, name, weights, card) {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step));
  const text = Buffer.from(bytes.buffer).toString('base64');
  const lines = text.match(/.{1,120}/g).map((line) => `    '${line}',\n`);
  write(
    file,
    `// Written by \`npm run fit\`; not to be edited.

export const ${name} = {
  card: {
${cardLines(card)}  },
  step: ${step},
  weights: [
${lines.join('')}  ],
};
`,
  );
}

function cardLines(card) {
  return Object.entries(card)
    .map(([key, value]) => `    ${key}: ${JSON.stringify(value)},\n`)
    .join('');
}

/** `type`: what the build leaves out. */
function write(file, text, type = '') {
  writeFileSync(new URL(`../../src/engine/models/${file}.ts`, import.meta.url), text);
  writeFileSync(new URL(`../../dist/engine/models/${file}.js`, import.meta.url), text.replace(type, ''));
}
