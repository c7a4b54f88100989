// Writes fitted trees as a file of src/engine/models.
import {writeFileSync} from 'node:fs';

export function writeModel(path, name, {card, features, base, trees}) {
  const lines = (items) => items.map((item) => `    '${item}',\n`).join('');
  writeFileSync(
    path,
    `// Written by \`npm run fit\`; not to be edited.
import {readTrees} from './boosted-trees.js';

export const ${name} = readTrees({
  card: {
${Object.entries(card)
  .map(([key, value]) => `    ${key}: ${JSON.stringify(value)},\n`)
  .join('')}  },
  features: [
${lines(features)}  ],
  base: ${base},
  trees: [
${lines(trees)}  ],
});
`,
  );
}
