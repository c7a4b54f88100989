import {afterAll, beforeAll, expect, test} from 'vitest';
import {bodyOf, type Harness, startHarness} from '../harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

test.each(['multipart/form-data; boundary=', 'multipart/form-data; boundary=""', 'multipart/form-data'])(
  'a form sent as %s is refused in words of our own',
  async (type) => {
    const reply = await harness.send('/v1/process', {
      method: 'POST',
      headers: {'content-type': type},
      body: '--x\r\n\r\n',
    });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(JSON.stringify(await bodyOf(reply))).not.toMatch(/needle|Multipart: /);
  },
);
