import {readTrees} from './boosted-trees.js';

export const labelModel = readTrees({
  card: {purpose: '', fittedOn: '', command: '', figures: ''},
  features: [],
  base: 0,
  trees: [],
});
