import {expect, onTestFinished, test} from 'vitest';
import {form, json, png, resultsOf, startHarness, untilDone} from '../harness.js';
import {zip} from '../zip.js';
import {startReceiver, withStatus} from '../webhooks/receiver.js';

/** What nobody may read in a log: told once in a document, a header, a key, a value of the caller's, an address. */
const secrets = {
  text: 'Muster-Patient-4711',
  header: 'Bearer-of-the-receiver-0815',
  secret: 'whsec_dGhlIHNlY3JldCBvZiB0aGUgd2ViaG9vayB0aGF0IG5vYm9keSBzZWVz',
  address: 'token-in-the-address-1234',
  value: 'value-of-the-caller-9876',
  idempotencyKey: 'key-of-a-request-5555',
};

// What is logged at one level is logged at all that tell more, and `trace` tells most.
test.each(['trace'])(
  'a whole life of a service logged at %s tells no key, header value, secret or text of a document',
  async (level) => {
    const lines: string[] = [];
    const harness = await startHarness({
      logger: {level, stream: {write: (line: string) => lines.push(line)}},
      settings: {pollMs: 20, strikes: 1, webhookRetriesMs: [10]},
    });
    onTestFinished(() => harness.stop());
    const {url} = await startReceiver((response, count, one) =>
      withStatus(count === 1 ? 500 : 200)(response, count, one),
    );
    const template = await harness.storage.templates.create({
      ...{name: 'Note', status: 'active', document_type: 'note'},
      edited_json: {fields: [{name: 'text'}]},
      webhook: {
        url: `${url}?token=${secrets.address}`,
        headers: {authorization: secrets.header},
        secret: secrets.secret,
      },
    });
    const documents = ['', 'refuse ', 'throw ', 'loud crash ', 'nonsense '].map(
      (word) => word + secrets.text,
    );
    const archive = zip(documents.map((text, index) => ({name: `${index}.png`, data: png(text)})));
    const fields = {template_id: template.id, static_values: JSON.stringify({note: secrets.value})};
    const accepted = await harness.send('/v1/process-job', {
      method: 'POST',
      body: form({actual_image: archive, ...fields}),
      headers: {'idempotency-key': secrets.idempotencyKey},
    });
    const {job_id} = (await accepted.json()) as {job_id: string};
    await untilDone(harness, job_id);
    await resultsOf(harness, job_id);
    for (const text of documents)
      await harness.send('/v1/process', {method: 'POST', body: form({actual_image: png(text), ...fields})});
    await harness.send('/v1/process', json({actual_image: secrets.text, static_values: secrets.value}));
    await harness.send('/v1/process', {method: 'POST', body: `{"${secrets.text}": x}`});
    // What does not belong into an address is put there all the same.
    await harness.send(`/v1/job-status?job_id=told&api_key=${harness.key}&${secrets.text}`);
    await harness.send(`/v1/${harness.key}?t_id=${harness.key}#${secrets.text}`);
    await fetch(`${harness.url}/v1/job-status?job_id=1`, {
      headers: {authorization: `Bearer ${secrets.header}`},
    });
    const sent = async () =>
      (await harness.storage.deliveryLog.list({jobId: job_id})).map((one) => one.status);
    await expect.poll(sent).toEqual(documents.map(() => 'delivered'));
    const log = lines.join('');
    expect(log).toContain('a worker was lost');
    expect(log).toContain('the engine failed');
    expect(log).toContain('/v1/job-status?job_id=told&…');
    if (level !== 'error') expect(log).toContain('webhook not delivered');
    for (const secret of [harness.key, ...Object.values(secrets)]) expect(log).not.toContain(secret);
  },
);
