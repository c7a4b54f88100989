import {readTrees} from './boosted-trees.js';

export const lineBelowModel = readTrees({
  card: {purpose: '', fittedOn: '', command: '', figures: ''},
  features: [],
  base: 0,
  trees: [],
});
