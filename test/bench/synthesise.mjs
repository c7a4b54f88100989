// Makes documents with exactly known answers: invoices, receipts and forms of many layouts in ten languages, as PDF with
// text, scans, photographs and copies. node test/bench/synthesise.mjs --out DIR [--invoices 200] [--receipts 100]
// [--forms 8] [--copies 6: filled copies of each form] [--languages en,de,…; my for receipts of Malaysia] [--seed 1] [--ledgers: rarer layouts of line items]
// [--dating: the day of invoices without a label or with a rare one]. The same options give the same documents.
// Writes DIR/invoices, DIR/receipts, DIR/forms/<form>, each with truth.json, and about.json (language, medium, style).
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {randomFrom} from '../../fixtures/make/random.mjs';
import {inventDating} from './synthesise/dating.mjs';
import {pick} from './synthesise/draw.mjs';
import {formLanguages, makeForm} from './synthesise/forms.mjs';
import {inventInvoice, truthOf} from './synthesise/invoice.mjs';
import {inventLedger} from './synthesise/ledger.mjs';
import {locales} from './synthesise/locales.mjs';
import {render} from './synthesise/media.mjs';
import {drawInvoice, inventStyle} from './synthesise/paper.mjs';
import {drawReceipt, inventReceipt, receiptLanguages} from './synthesise/receipt.mjs';

const {values: options} = parseArgs({
  options: {
    out: {type: 'string'},
    invoices: {type: 'string', default: '200'},
    receipts: {type: 'string', default: '100'},
    forms: {type: 'string', default: '8'},
    copies: {type: 'string', default: '6'},
    languages: {type: 'string'},
    media: {type: 'string'},
    ledgers: {type: 'boolean', default: false},
    dating: {type: 'boolean', default: false},
    seed: {type: 'string', default: '1'},
  },
});
if (options.out === undefined) throw new Error('say where to: --out DIR');
const languages = options.languages?.split(',') ?? Object.keys(locales);

const told = (known) => languages.filter((language) => known.includes(language));
const receiptsIn = options.languages ? told(receiptLanguages) : receiptLanguages;
// A language may have no wordings of receipts or forms.
const receipts = receiptsIn.length === 0 ? 0 : Number(options.receipts);
const forms = told(formLanguages).length === 0 ? 0 : Number(options.forms);

await makeAll('invoices', Number(options.invoices), async (random) => {
  const invoice = inventInvoice(random, pick(random, languages));
  const style = {
    ...inventStyle(random, invoice),
    ...(options.ledgers && {ledger: inventLedger(random, invoice)}),
    ...(options.dating && {dating: inventDating(random)}),
  };
  const {pdf, shown} = await drawInvoice(random, invoice, style);
  const {bytes, extension, medium} = await render(random, pdf, {media: options.media, scale: 1});
  const {family, head, title, facts, totals, due, bank, datePattern} = style;
  const about = {
    language: invoice.language,
    country: invoice.country.code,
    medium,
    family,
    head,
    title,
    facts,
    totals,
    due,
    bank,
    datePattern,
    lines: invoice.lines.length,
    ...(style.ledger && {ledger: style.ledger}),
    ...(style.dating && {dating: style.dating}),
  };
  return {bytes, extension, truth: truthOf(invoice, shown), about};
});

await makeAll('receipts', receipts, async (random) => {
  const receipt = inventReceipt(random, pick(random, receiptsIn));
  const {pdf, truth} = await drawReceipt(random, receipt);
  const {bytes, extension, medium} = await render(random, pdf, {
    media: options.media ?? 'photo,scan,png',
    narrow: true,
  });
  return {
    bytes,
    extension,
    truth,
    about: {language: receipt.language, country: receipt.country.code, medium, font: receipt.font},
  };
});

for (let index = 0; index < forms; index++) {
  const folder = join(options.out, 'forms', `form-${String(index).padStart(2, '0')}`);
  await mkdir(folder, {recursive: true});
  const files = await makeForm(
    randomFrom(Number(options.seed) * 7_919 + 500_000 + index),
    told(formLanguages),
    {copies: Number(options.copies), media: options.media},
  );
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}

async function makeAll(kind, count, make) {
  const folder = join(options.out, kind);
  await mkdir(folder, {recursive: true});
  const truth = {};
  const about = {};
  for (let index = 0; index < count; index++) {
    const offset = kind === 'invoices' ? 0 : 250_000;
    const made = await make(randomFrom(Number(options.seed) * 7_919 + offset + index));
    const name = `${String(index).padStart(4, '0')}${made.extension}`;
    await writeFile(join(folder, name), made.bytes);
    truth[name] = made.truth;
    about[name] = made.about;
  }
  await writeFile(join(folder, 'truth.json'), `${JSON.stringify(truth, null, 1)}\n`);
  await writeFile(join(folder, 'about.json'), `${JSON.stringify(about, null, 1)}\n`);
  console.log(`${count} ${kind} in ${folder}`);
}
