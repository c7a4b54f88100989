/**
 * Makes the tables of a version of the project and an account in them, and prints its key:
 * `make-account.mjs VERSION OPEN CREDITS`, where VERSION is the URL of its folder, and OPEN what storage is opened with, as JSON.
 */
import process from 'node:process';

const [, , version, open, credits] = process.argv;
const {openStorage} = await import(new URL('dist/storage/open.js', version));
const {starterTemplates} = await import(new URL('dist/service/templates/starters.js', version));
const storage = await openStorage({...JSON.parse(open), starters: starterTemplates});
const {key} = await storage.keys.create({account: 'everybody'});
await storage.credits.add('everybody', Number(credits));
await storage.close();
process.stdout.write(key);
