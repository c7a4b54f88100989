import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {docextract, openPath, signIn, uploadDocuments} from './start-studio.mjs';

const fixtures = fileURLToPath(new URL('../../../fixtures/', import.meta.url));
const fields = [
  {name: 'invoice_number', type: 'text', prompt: 'Invoice number'},
  {name: 'invoice_date', type: 'date', prompt: 'Invoice date'},
  {name: 'supplier', type: 'text', prompt: 'Name of the supplier'},
  {name: 'customer', type: 'text', prompt: 'Name of the customer'},
  {name: 'iban', type: 'text', prompt: 'IBAN of the supplier'},
  {name: 'tax_amount', type: 'money', prompt: 'VAT amount'},
  {name: 'total', type: 'money', prompt: 'Total amount'},
];
/** Values surer than this need no look. */
const reviewBelow = 0.7;
const scans = [
  'Harbour Lane Print INV-2024-0187.pdf',
  'facture-F24-0311.pdf',
  'faktura-lisowski.pdf',
  'damaged.pdf',
];

/** Gives a studio templates and jobs of the fixtures; gives the paths of its pages by name. */
export async function fillStudio(browser, studio, dataDir) {
  const file = join(dataDir, 'supplier-invoice.json');
  const template = {
    name: 'Supplier invoice',
    alias: 'supplier-invoice',
    status: 'active',
    document_type: 'invoice',
  };
  writeFileSync(file, JSON.stringify({...template, edited_json: {fields}, review: {below: reviewBelow}}));
  for (const one of [file, join(fixtures, 'forms/registration-template.json')])
    docextract('templates', 'create', one, '--data-dir', dataDir);

  const page = await signIn(browser, studio);
  const upload = (name, files) =>
    uploadDocuments(
      page,
      studio,
      name,
      files.map((one) => join(fixtures, one)),
    );
  await upload('Membership registration', [
    'forms/registration-ashdown.pdf',
    'forms/registration-okafor.jpg',
  ]);
  const job = await upload(
    'Supplier invoice',
    scans.map((name) => `scans/${name}`),
  );
  await openPath(page, studio, '/templates');
  await page.getByRole('link', {name: 'Membership registration'}).click();
  await page.waitForURL(/templates\/[^/]+$/);
  const editor = new URL(page.url()).pathname.replace('/studio', '');
  await page.context().close();
  return {
    ...{jobs: '/jobs', job, review: `${job}/documents/1`, failed: `${job}/documents/3`},
    ...{templates: '/templates', editor, try: `${editor}/try`, settings: `${editor}/settings`},
    ...{webhook: `${editor}/webhook`, versions: `${editor}/versions`, teaching: `${editor}/teaching`},
    ...{deliveries: '/deliveries', operation: '/operation', keys: '/keys', credits: '/credits'},
    ...{missing: '/no-such-page'},
  };
}
