import {expect, test} from 'vitest';
import {cannotListen, DocextractError, errorCodes, isErrorCode, statusOf} from '../../src/contract/errors.js';

test('an error carries its code, message, hint and cause', () => {
  const cause = new Error('socket hang up');
  const error = new DocextractError('unreachable', 'No answer.', {hint: 'Try later.', cause});
  expect(error).toMatchObject({code: 'unreachable', message: 'No answer.', hint: 'Try later.', cause});
  expect(new DocextractError('not_found', 'No job.')).not.toHaveProperty('cause');
});

test('codes that cross the wire have their HTTP status, local ones count as a bug of the service', () => {
  expect(statusOf('not_finished')).toBe(409);
  expect(statusOf('results_expired')).toBe(410);
  expect(statusOf('locked')).toBe(500);
});

test('statuses stay inside the client and server error range', () => {
  const statuses = Object.values(errorCodes).flatMap((entry) => ('status' in entry ? [entry.status] : []));
  expect(statuses.every((status) => status >= 400 && status < 600)).toBe(true);
});

test('a code is told from any other string, also from names every object has', () => {
  expect(isErrorCode('not_found')).toBe(true);
  expect(isErrorCode('toString')).toBe(false);
  expect(isErrorCode(404)).toBe(false);
});

test.each([
  ['EADDRINUSE', 8080, 'the port is in use', /another --port/],
  ['EACCES', 80, 'this account may not listen there', /--port from 1024 on/],
  ['EADDRNOTAVAIL', 8080, 'that is no address of this machine', /another --host/],
  ['ENOTFOUND', 8080, 'the name is not known', /another --host/],
])('a server that cannot listen says why and what fits: %s', (code, port, reason, next) => {
  const {message, hint} = cannotListen({host: 'h', port}, Object.assign(new Error(code), {code}));
  expect(message).toBe(`cannot listen on h port ${port}: ${reason}`);
  expect(hint).toMatch(next);
});
