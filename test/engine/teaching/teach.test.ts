import {expect, test} from 'vitest';
import type {Teaching} from '../../../src/engine/teaching/teaching-schemas.js';
import {extractByWords} from '../../../src/engine/extract.js';
import {keepPages, restorePages} from '../../../src/engine/kept-pages.js';
import type {Page} from '../../../src/engine/page.js';
import type {TeachingExample} from '../../../src/engine/teaching/example.js';
import {referenceDocument} from '../../../src/engine/registration/reference-documents.js';
import {teach} from '../../../src/engine/teaching/teach.js';
import {filledBy, form, owners, pageOf, type Owner} from '../registration/printed-form.js';

/** What the fields are called says nothing of the words of the form. */
const fields = [
  {name: 'holder', prompt: 'who wants the berth'},
  {name: 'boat', prompt: 'what is to lie there'},
  {name: 'licence', prompt: 'figures of the paper'},
];
const template = {document_type: 'form', fields, references: []};
const [clara, tobias] = owners;
const rosa: Owner = {
  name: 'Rosa Pendleton',
  permit: '7085',
  vessel: 'Sandpiper, Wick',
  length: '8.10 m',
  address: ['3 Mole Street', 'Wick', 'WK1 3XX'],
  signed: '9 June 1990',
};
const edwin: Owner = {
  ...clara,
  name: 'Edwin Marlowe',
  permit: '5512',
  vessel: 'Petrel, Thurso',
  signed: '1 July 1992',
};

function paperOf(owner: Owner): Page[] {
  return [pageOf([...form, ...filledBy(owner)])];
}

function rightOf({name, vessel, permit}: Owner): Record<string, string> {
  return {holder: name, boat: vessel, licence: permit};
}

function exampleOf(owner: Owner, told: Record<string, string | null> = {}): TeachingExample {
  const values = Object.entries({...rightOf(owner), ...told}).map(
    ([name, value]) => [name, {value}] as const,
  );
  return {id: owner.name, pages: paperOf(owner), values: new Map(values)};
}

async function readBy({fields: taught, references}: Teaching, examples: TeachingExample[], owner: Owner) {
  const used = references.map((id) => referenceDocument(examples.find((one) => one.id === id)!.pages));
  const request = {document_type: 'form', fields: taught};
  const read = await extractByWords(paperOf(owner), {request, references: used});
  return Object.fromEntries(Object.entries(read.fields).map(([name, {value}]) => [name, value]));
}

const three = [clara, tobias, rosa].map((owner) => exampleOf(owner));
let byThree: Promise<Teaching> | undefined;
/** What three right examples teach, which takes a while. */
const taughtByThree = () => (byThree ??= teach(template, three));

test('a form of a new layout that is read wrong is read right after one corrected document', async () => {
  const untaught = await extractByWords(paperOf(tobias), {
    request: {document_type: 'form', fields},
    references: [],
  });
  expect(untaught.fields).toMatchObject({boat: {value: null}, licence: {value: null}});
  const examples = [exampleOf(clara)];
  const taught = await teach(template, examples);
  expect(await readBy(taught, examples, tobias)).toEqual(rightOf(tobias));
  expect(taught.report).toMatchObject({examples: 1, asked: 3, after: 3, left_out: false, is_better: true});
});

test('what is reported of several examples is read by what the others teach', async () => {
  const {report} = await taughtByThree();
  expect(report).toMatchObject({examples: 3, asked: 9, after: 9, left_out: true, doubtful: []});
  expect(report.before).toBeLessThan(report.after);
});

test('a value that a job read wrong was not right before, whatever the words alone are read as', async () => {
  const examples = three;
  const taught = await taughtByThree();
  const current = {
    ...template,
    fields: taught.fields,
    references: taught.references.map((id) =>
      referenceDocument(examples.find((one) => one.id === id)!.pages),
    ),
  };
  const next = exampleOf(edwin);
  const [asWords, asJob] = [
    await teach(current, [next]),
    await teach(current, [{...next, misread: new Set(['boat'])}]),
  ];
  expect([asWords.report.before, asJob.report.before]).toEqual([3, 2]);
  expect(asJob.report.fields.find(({name}) => name === 'boat')).toMatchObject({before: 0, after: 1});
});

test('a caption of another value, by which a field would be of another type, is not learned as its label', async () => {
  const captions = ['Jonas Berg', 'Harbour Pilot'].map((trade, at): Page =>
    pageOf([
      ...form,
      {text: at === 0 ? 'ada@port.example' : 'ida@port.example', x: 100, y: 990},
      {text: '(E-mail)', x: 80, y: 1012},
      {text: trade, x: 100, y: 1034},
      {text: '(Whose)', x: 80, y: 1056},
    ]),
  );
  const asked = [{name: 'occupation', prompt: 'occupation'}];
  const examples = [
    {id: 'one', pages: [captions[1]!], values: new Map([['occupation', {value: 'Harbour Pilot'}]])},
  ];
  const {fields: taught, report} = await teach(
    {document_type: 'form', fields: asked, references: []},
    examples,
  );
  expect(report.after).toBe(1);
  expect(JSON.stringify(taught[0]?.labels ?? [])).not.toContain('mail');
});

test('a wrong correction is named, teaches nothing and spoils no other field', async () => {
  const wrong = exampleOf(rosa, {boat: 'Harbour Act'});
  const examples = [exampleOf(clara), exampleOf(tobias), wrong];
  const taught = await teach(template, examples);
  expect(taught.report.doubtful).toEqual([{example: rosa.name, field: 'boat', reason: 'contradicted'}]);
  expect(await readBy(taught, examples, edwin)).toEqual(rightOf(edwin));
});

test('of two corrections that contradict each other neither is learned', async () => {
  const examples = [exampleOf(clara), exampleOf(tobias, {boat: tobias.name})];
  const {report, fields: taught} = await teach(template, examples);
  expect(report.fields.find(({name}) => name === 'boat')).toMatchObject({learned: false});
  expect(taught.find(({name}) => name === 'boat')).toEqual(fields[1]);
});

test('a correction that is nowhere on the page changes nothing and is named', async () => {
  const {
    report,
    fields: taught,
    references,
  } = await teach(template, [
    {...exampleOf(clara), values: new Map([['boat', {value: 'Golden Hind, Plymouth'}]])},
  ]);
  expect(report).toMatchObject({is_better: false, after: 0});
  expect(report.doubtful).toEqual([{example: clara.name, field: 'boat', reason: 'not_on_page'}]);
  expect({taught, references}).toEqual({taught: fields, references: []});
});

test('where the value was drawn counts, whatever else on the page reads the same', async () => {
  const twice: Owner = {...clara, vessel: clara.name};
  const at = {left: 0.09, top: 0.235, right: 0.4, bottom: 0.25};
  const examples = [
    {id: 'one', pages: paperOf(twice), values: new Map([['boat', {value: clara.name, page: 1, box: at}]])},
  ];
  const read = await readBy(await teach(template, examples), examples, tobias);
  expect(read.boat).toBe(tobias.vessel);
});

test('kept pages read as the pages did', () => {
  const [page] = paperOf(clara);
  const [restored] = restorePages(keepPages([page!]));
  expect(restored).toEqual(page);
});
