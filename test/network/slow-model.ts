import {createServer} from 'node:http';
import {afterFile} from '../helpers/after-file.js';
import {listen} from '../helpers/listen.js';

/**
 * A language model that answers late. It is asked when the pages of a document are read, so the command and its workers
 * live on for that long after their last page. Gives the settings that name it.
 */
export async function slowModel(delayMs: number) {
  const asked: number[] = [];
  const server = createServer((request, reply) => {
    request.resume();
    asked.push(Date.now());
    setTimeout(() => reply.setHeader('content-type', 'application/json').end(answer), delayMs);
  });
  afterFile(() => void server.close());
  const port = await listen(server);
  const env = {
    DOCEXTRACT_LLM_MODE: 'first',
    DOCEXTRACT_LLM_MODEL: 'slow',
    DOCEXTRACT_LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
    DOCEXTRACT_LLM_TIMEOUT_MS: String(delayMs * 3),
    DOCEXTRACT_LLM_RETRIES: '0',
  };
  return {env, asked};
}

const answer = JSON.stringify({
  id: 'c',
  object: 'chat.completion',
  created: 0,
  model: 'slow',
  choices: [{index: 0, finish_reason: 'stop', message: {role: 'assistant', content: '{}'}}],
});
