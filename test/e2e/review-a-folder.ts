import {execa} from 'execa';
import {expect} from 'vitest';
import type {DocumentReview} from '../../src/service/studio/contract/documents.js';
import {browserWith, cookieOf} from '../service/studio/browser.js';

/** Runs `docextract review`, follows its link as a browser does, corrects fields of the first document, and presses Ctrl-C. */
export async function reviewFolder(
  command: string,
  {cwd, env}: {cwd: string; env: Record<string, string>},
  fields: Record<string, {value: string}>,
): Promise<{stdout: string; all: string}> {
  const review = execa('bash', ['-c', `exec ${command}`], {
    cwd,
    env,
    extendEnv: false,
    reject: false,
    all: true,
  });
  let printed = '';
  review.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await Promise.race([expect.poll(() => printed, {timeout: 300_000}).toContain('\n'), review]);
  if (printed === '') throw new Error(`it did not begin: ${(await review).all}`);
  const {origin, pathname, hash} = new URL(printed.trim());
  const ticket = new URLSearchParams(hash.slice(1)).get('ticket');
  const reply = await browserWith({url: origin}, '').send('/session', {method: 'POST', json: {ticket}});
  const browser = browserWith({url: origin}, cookieOf(reply));
  const page = pathname.slice('/studio'.length);
  const {etag} = (await (await browser.send(page)).json()) as DocumentReview;
  const headers = {'if-match': `"${etag}"`};
  const written = await browser.send(`${page}/corrections`, {
    method: 'PUT',
    headers,
    json: {fields, reviewed: true},
  });
  expect(written.status).toBe(200);
  review.kill('SIGINT');
  const {stdout, all} = await review;
  return {stdout, all};
}
