import {expect, onTestFinished, test} from 'vitest';
import {png} from '../../service/harness.js';
import {startWebhooked} from '../../service/webhooks/with-webhook.js';
import {resultsIn, secret, startReceiver, temporaryDirectory} from './receiving.js';

test('a job of the service arrives signed, is checked, and its result is on the disk', async () => {
  const {path, remove} = await temporaryDirectory();
  onTestFinished(remove);
  const checks = {secrets: [secret], headers: {'x-token': 'right'}};
  const receiver = await startReceiver(path, {checks, count: 1});
  const service = await startWebhooked();
  const template = await service.template({url: receiver.url, headers: {'X-Token': 'right'}, secret});
  const job = await service.submit(template, png('delivered'));
  await service.until(job, 'delivered');
  expect((await receiver.report).counts).toMatchObject({stored: 1, succeeded: 1, refused: 0});
  expect(Object.values(await resultsIn(path))).toEqual([
    {_static_values: {case: '7'}, text: 'delivered', total: 'delivered'},
  ]);
  expect(Object.keys(await resultsIn(path))[0]).toMatch(new RegExp(`^${job}/.+\\.json$`));
});
