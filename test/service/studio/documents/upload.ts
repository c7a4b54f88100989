import type {StudioBrowser} from '../browser.js';
import {png, untilDone, type Harness} from '../../harness.js';

/** Uploads documents, by name their texts for the behaving engine; gives the id of the job. */
export async function upload(
  browser: StudioBrowser,
  documents: Record<string, string | Buffer<ArrayBuffer>>,
  {template = 'receipt', headers = {}}: {template?: string; headers?: Record<string, string>} = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, content] of Object.entries(documents))
    form.append('document', new Blob([typeof content === 'string' ? png(content) : content]), name);
  return browser.send(`/jobs?template=${template}`, {method: 'POST', body: form, headers});
}

/** The same, when the job has ended. */
export async function uploaded(
  harness: Harness,
  browser: StudioBrowser,
  documents: Record<string, string>,
  template?: string,
): Promise<string> {
  const reply = await upload(browser, documents, template === undefined ? {} : {template});
  if (reply.status !== 200) throw new Error(`not taken: ${await reply.text()}`);
  const {id} = (await reply.json()) as {id: string};
  await untilDone(harness, id);
  return id;
}
