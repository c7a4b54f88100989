import {once} from 'node:events';
import {connect} from 'node:net';
import {expect, test} from 'vitest';
import {ownPlace, serverAddress} from './place.js';

// Services are killed while they store documents, and their files are compared with their checksums afterwards: the
// server of these tests must not be the one that breaks them.

const content = 'a document '.repeat(100);

/** The address of an object in a place of its own. */
function newObject(): string {
  return `${serverAddress()}/${ownPlace().address.slice('s3://'.length)}`;
}

/** Sends so much of an upload of `content`, and closes the connection without waiting for an answer. */
async function sendAndLeave(object: string, bytes: number): Promise<void> {
  const {hostname, port, host, pathname} = new URL(object);
  const socket = connect(+port, hostname);
  await once(socket, 'connect');
  const head = `PUT ${pathname} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: ${content.length}\r\n\r\n`;
  await new Promise((resolve) => socket.write(head + content.slice(0, bytes), resolve));
  socket.destroy();
}

/** What is stored, when the server has done with earlier uploads; `undefined`: nothing. */
async function stored(object: string): Promise<string | undefined> {
  expect((await fetch(newObject(), {method: 'PUT', body: content})).status).toBe(200);
  const reply = await fetch(object);
  const text = await reply.text();
  return reply.status === 404 ? undefined : text;
}

test('of an upload that breaks off the S3 server of these tests keeps nothing, as S3 does', async () => {
  const object = newObject();
  await sendAndLeave(object, content.length / 2);
  expect(await stored(object)).toBeUndefined();
});

test('an upload whose sender is gone before the answer is kept whole or not at all', async () => {
  for (let count = 0; count < 20; count++) {
    const object = newObject();
    await sendAndLeave(object, content.length);
    expect([content, undefined]).toContain(await stored(object));
  }
});

test('an upload that breaks off leaves an object that is there as it was', async () => {
  const object = newObject();
  expect((await fetch(object, {method: 'PUT', body: content})).status).toBe(200);
  await sendAndLeave(object, content.length / 2);
  expect(await stored(object)).toBe(content);
});
