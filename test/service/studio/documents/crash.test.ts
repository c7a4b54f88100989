import {expect, onTestFinished, test} from 'vitest';
import {starterTemplates} from '../../../../src/service/templates/starters.js';
import {openStorage} from '../../../../src/storage/open.js';
import type {DocumentReview} from '../../../../src/service/studio/contract/documents.js';
import {complaintsAbout} from '../../../helpers/invariants.js';
import {temporaryDirectory} from '../../../storage/open-temporary.js';
import {bodyOf, png} from '../../harness.js';
import {openingOf} from '../../../helpers/files.js';
import {startKillable} from '../../killable.js';
import {ok, startReceiver} from '../../webhooks/receiver.js';
import {signIn} from '../browser.js';
import {upload} from './upload.js';

/*
 * A service is killed with -9 while a waiting job is reviewed; another one takes over. The correction is there wholly or
 * not at all, the job ends once it is, and each document is delivered once with the values that were corrected.
 */
test.each(['correction.writing', 'correction.committed', 'file.removing', 'delivery.answered'])(
  'killed at %s: no correction is lost or applied twice, and the job comes to its end',
  async (moment) => {
    const dataDir = await temporaryDirectory();
    const receiver = await startReceiver(ok, onTestFinished);
    const storage = await openStorage({...(await openingOf(dataDir)), starters: starterTemplates});
    onTestFinished(() => storage.close());
    const {key} = await storage.keys.create({name: 'boss', role: 'admin'});
    await storage.templates.create({
      ...{name: 'Own', alias: 'own', status: 'active', document_type: 'note'},
      ...{webhook: {url: receiver.url}, review: {below: 0.95, hours: 12}},
      edited_json: {fields: [{name: 'text'}]},
    });
    const first = await startKillable(dataDir);
    const browser = await signIn({url: first.url!}, key);
    const documents = {'a.png': png('a'), 'b.png': png('b')};
    const {id} = await bodyOf<{id: string}>(await upload(browser, documents, {template: 'own'}));
    await expect.poll(async () => (await storage.jobs.get(id))!.waitingReview).toBe(2);
    await first.tell({ending: {moment}});
    for (const position of [0, 1]) await review(browser, id, position).catch(() => undefined);
    expect(await first.ended).toBe('SIGKILL');

    const second = await startKillable(dataDir, {settings: {orphanSweepMs: 300}});
    onTestFinished(() => second.kill());
    const again = await signIn({url: second.url!}, key);
    for (const position of [0, 1]) await review(again, id, position);
    const look = () => complaintsAbout({dataDir, accepted: [id], received: receiver.received});
    await expect.poll(look, {interval: 100}).toEqual([]);
    const sent = new Map(receiver.received.map(({id, body}) => [id, JSON.parse(body) as object]));
    expect([...sent.values()]).toMatchObject([
      {file: expect.any(String) as string, result: {text: expect.stringMatching(/^right \d$/) as string}},
      {result: {text: expect.stringMatching(/^right \d$/) as string}},
    ]);
    expect(
      (await storage.jobs.outcomes(id, {from: 0, count: 2})).map(({extraction}) => extraction?.fields),
    ).toEqual([{text: {value: 'right 0', confidence: 1}}, {text: {value: 'right 1', confidence: 1}}]);
    for (const {corrections} of await storage.reviews.documents(id, {from: 0, count: 2}))
      expect(corrections.size).toBe(1);
  },
);

/** Corrects a document as a page does after a lost reply: it looks again, and leaves what is reviewed. */
async function review(
  browser: Awaited<ReturnType<typeof signIn>>,
  id: string,
  position: number,
): Promise<void> {
  const path = `/jobs/${id}/documents/${position}`;
  const {etag, reviewed_at} = await bodyOf<DocumentReview>(await browser.send(path));
  if (reviewed_at !== null) return;
  const reply = await browser.send(`${path}/corrections`, {
    ...{method: 'PUT', headers: {'if-match': `"${etag}"`}},
    json: {fields: {text: {value: `right ${position}`}}, reviewed: true},
  });
  expect(reply.status).toBe(200);
}
