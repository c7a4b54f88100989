import {expect, onTestFinished, test} from 'vitest';
import {LanguageModelSettings} from '../../src/engine/llm/settings.js';
import {bodyOf, type Harness, png, resultsOf, runJob, startHarness} from './harness.js';

const model = {model: 'small', baseUrl: 'http://127.0.0.1:9/v1', apiKey: 'sk-secret'};

async function optionsSeen(harness: Harness): Promise<unknown[]> {
  const {job_id} = await runJob(harness, png('options'));
  const [row] = await resultsOf(harness, job_id);
  const reply = await harness.send('/v1/process?t_id=receipt', {method: 'PUT', body: png('options')});
  const {document_data} = await bodyOf<{document_data: {total: string}}>(reply);
  return [JSON.parse(row!.total as string), JSON.parse(document_data.total)] as unknown[];
}

test('how documents are read reaches the engine, in jobs and in requests', async () => {
  const languageModel = LanguageModelSettings.parse({...model, mode: 'assist', vision: true});
  const harness = await startHarness({reading: {attachments: 'never', languageModel}});
  onTestFinished(() => harness.stop());
  const seen = ['never', languageModel];
  expect(await optionsSeen(harness)).toEqual([seen, seen]);
});

test('no model is asked unless told, nor when it is switched off', async () => {
  const off = LanguageModelSettings.parse({...model, mode: 'off'});
  for (const reading of [undefined, {languageModel: off}]) {
    const harness = await startHarness({reading});
    expect(await optionsSeen(harness)).toEqual([
      [null, null],
      [null, null],
    ]);
    await harness.stop();
  }
});
