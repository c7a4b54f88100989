/** Sends requests over kept connections as fast as they are answered, with as little of its own as can be. */
import {connect} from 'node:net';

/**
 * `next` gives the bytes of the next request, or nothing when there are no more. Gives how long each took in milliseconds,
 * the bodies where asked for, and the seconds in all. Every answer must have the status that is expected.
 */
export async function load({port, connections, next, status, keepBodies = false}) {
  const times = [];
  const bodies = [];
  const started = performance.now();
  await Promise.all(
    Array.from({length: connections}, () =>
      sendAll({port, next, status, times, bodies: keepBodies ? bodies : undefined}),
    ),
  );
  return {times, bodies, seconds: (performance.now() - started) / 1000};
}

function sendAll({port, next, status, times, bodies}) {
  return new Promise((resolve, reject) => {
    const socket = connect({port, host: '127.0.0.1', noDelay: true});
    let received = '';
    let sentAt = 0;
    const sendNext = () => {
      const bytes = next();
      if (bytes === undefined) return socket.end(resolve);
      sentAt = performance.now();
      socket.write(bytes);
    };
    socket.setEncoding('latin1');
    socket.on('connect', sendNext);
    socket.on('error', reject);
    socket.on('data', (data) => {
      received += data;
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)[1]);
      if (received.length < end + 4 + length) return;
      if (!received.startsWith(`HTTP/1.1 ${status}`)) return reject(new Error(received.slice(0, 1000)));
      times.push(performance.now() - sentAt);
      bodies?.push(received.slice(end + 4));
      received = '';
      sendNext();
    });
  });
}

/** The bytes of a request with a kept connection. */
export function request({method, path, key = '', type, body = Buffer.alloc(0)}) {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: service',
    `x-auth: ${key}`,
    `content-length: ${body.length}`,
  ];
  if (type) lines.push(`content-type: ${type}`);
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]);
}

/** The same request so many times, or until the time is over. */
export function repeat(make, {times = Infinity, seconds = Infinity}) {
  const end = performance.now() + seconds * 1000;
  let sent = 0;
  return () => (sent < times && performance.now() < end ? make(sent++) : undefined);
}

export function percentile(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
