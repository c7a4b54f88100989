/**
 * Makes the tables of a version of the project, an account in them, and a template with a webhook; prints the account's key and the
 * template's id as JSON: `make-account.mjs VERSION OPEN CREDITS WEBHOOK`, where VERSION is the URL of its folder, and OPEN what
 * storage is opened with, as JSON.
 */
import process from 'node:process';

const [, , version, open, credits, url] = process.argv;
const {openStorage} = await import(new URL('dist/storage/open.js', version));
const {starterTemplates} = await import(new URL('dist/service/templates/starters.js', version));
const storage = await openStorage({...JSON.parse(open), starters: starterTemplates});
const {key} = await storage.keys.create({account: 'everybody'});
await storage.credits.add('everybody', Number(credits));
const file = {name: 'Note', status: 'active', document_type: 'note', webhook: {url}};
const {id: template} = await storage.templates.create({...file, edited_json: {fields: [{name: 'text'}]}});
await storage.close();
process.stdout.write(JSON.stringify({key, template}));
