// A run as a page to look at: DIR/index.html with a picture of every page beside it.
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import sharp from 'sharp';
import {explainFields} from '../../../dist/engine/concept-search/explain-fields.js';
import {causeOf, causes} from './cause.mjs';
import {viewer} from './viewer.mjs';

/** Longest side of the pictures, in pixels: enough to read small print. */
const longestSide = 1600;

/** Gives `add`, to be called for each document while its file is there, and `finish`, which writes the page. */
export function openReport(folder, {title, minConfidence}) {
  const documents = [];
  return {
    async add({name, pages, request, extraction, truth}) {
      const explanations = explainFields(pages, {
        fields: request.fields,
        minConfidence,
      });
      const words = pages.flatMap((page) => page.words.map(({text}) => text));
      documents.push({
        name,
        pages: await Promise.all(pages.map((page) => picture(folder, name, page))),
        fields: request.fields
          .filter((field) => field.name in truth)
          .map((field) => shown(field, {extraction, truth, explanations, words})),
      });
    },
    async finish() {
      await mkdir(folder, {recursive: true});
      const path = join(folder, 'index.html');
      await writeFile(path, viewer({title, documents}));
      return {path, counts: countsOf(documents)};
    },
  };
}

/** How many fields have each cause, in words. */
function countsOf(documents) {
  const all = documents.flatMap(({fields}) => fields.map(({cause}) => cause));
  return Object.entries(causes)
    .map(([cause, words]) => [words, all.filter((one) => one === cause).length])
    .filter(([, count]) => count > 0);
}

function shown(field, {extraction, truth, explanations, words}) {
  const found = extraction.fields[field.name];
  const {candidates, concept, type} = explanations.find((one) => one.field === field.name);
  const wanted = truth[field.name];
  return {
    name: field.name,
    prompt: field.prompt,
    concept,
    type,
    wanted,
    found: found.value,
    confidence: found.confidence,
    route: found.route,
    page: found.page,
    box: found.box,
    candidates: candidates.slice(0, 12),
    cause:
      type === 'table'
        ? 'untold'
        : causeOf({field: field.name, wanted, found: found.value, candidates, words}),
  };
}

async function picture(folder, name, page) {
  const file = `${name.replace(/[^\w.-]/g, '_')}-${page.number}.jpg`;
  await mkdir(join(folder, 'pages'), {recursive: true});
  const {width, height, data} = await page.image({
    scale: Math.min(longestSide / Math.max(page.width, page.height), 3),
  });
  await sharp(data, {raw: {width, height, channels: 3}})
    .jpeg({quality: 70})
    .toFile(join(folder, 'pages', file));
  const share = ({left, top, right, bottom}) =>
    [left / page.width, top / page.height, right / page.width, bottom / page.height].map(
      (part) => Math.round(part * 1e4) / 1e4,
    );
  return {
    src: `pages/${file}`,
    ratio: page.height / page.width,
    words: page.words.map(({text, box, confidence}) => ({text, box: share(box), confidence})),
  };
}
