/** Nodes in processes of their own, and what is sent to them. */
import {fork} from 'node:child_process';
import {once} from 'node:events';
import {load, repeat, request} from '../service/load.mjs';

const children = new Set();

export async function startNode(open, workers) {
  const child = fork(new URL('node.mjs', import.meta.url), [JSON.stringify(open), `${workers}`]);
  children.add(child);
  const [told] = await once(child, 'message');
  return {child, ...told};
}

export async function stop({child}) {
  child.send('stop');
  await once(child, 'exit');
  children.delete(child);
}

/** Those that an error left. */
export function killNodes() {
  for (const child of children) child.kill('SIGKILL');
}

/** Gives the ids of the jobs, of one document each. */
export async function submit(front, count, ms) {
  const {bodies} = await load({
    ...{port: front.port, connections: Math.min(count, 8), status: 202, keepBodies: true},
    next: repeat(() => submission(front, ms), {times: count}),
  });
  return bodies.map((body) => JSON.parse(body).job_id);
}

export function submission({key}, ms) {
  const part = (head, content) => `--line\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const body = `${part('name="template_id"', 'receipt')}${part('name="actual_image"; filename="line.png"', `\x89PNG\r\n\x1a\nsleep ${ms}`)}--line--\r\n`;
  return request({
    method: 'POST',
    path: '/v1/process-job',
    key,
    type: 'multipart/form-data; boundary=line',
    body: Buffer.from(body, 'latin1'),
  });
}
