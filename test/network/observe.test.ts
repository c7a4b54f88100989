import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {afterFile} from '../helpers/after-file.js';
import {observe} from './observe.js';

async function observed(...lines: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'docextract-observe-'));
  afterFile(() => rm(folder, {recursive: true, force: true}));
  await writeFile(join(folder, 'trace.1'), lines.join('\n'));
  return observe(folder);
}

test('addresses outside this machine and look-ups are seen, loopback is not', async () => {
  const {reached} = await observed(
    'connect(3<socket:[1]>, {sa_family=AF_INET, sin_port=htons(443), sin_addr=inet_addr("203.0.113.7")}, 16) = 0',
    'connect(3<socket:[1]>, {sa_family=AF_INET, sin_port=htons(53), sin_addr=inet_addr("127.0.0.11")}, 16) = 0',
    'connect(3<socket:[1]>, {sa_family=AF_INET, sin_port=htons(8080), sin_addr=inet_addr("127.0.0.1")}, 16) = 0',
    'connect(3<socket:[1]>, {sa_family=AF_INET6, sin6_port=htons(443), sin6_flowinfo=htonl(0), inet_pton(AF_INET6, "2001:db8::1", &sin6_addr), sin6_scope_id=0}, 28) = 0',
    'connect(3<socket:[1]>, {sa_family=AF_UNIX, sun_path="/var/run/nscd/socket"}, 110) = -1 ENOENT',
    'bind(3<socket:[1]>, {sa_family=AF_INET, sin_port=htons(9), sin_addr=inet_addr("0.0.0.0")}, 16) = 0',
  );
  expect(reached).toEqual([
    '0.0.0.0:9',
    '127.0.0.11:53',
    '2001:db8::1:443',
    '203.0.113.7:443',
    'unix /var/run/nscd/socket',
  ]);
});

test('files and directories that are made are seen, those that are read are not', async () => {
  const {made} = await observed(
    'openat(AT_FDCWD</work>, "read.txt", O_RDONLY) = 3</work/read.txt>',
    'openat(AT_FDCWD</work>, "new.txt", O_WRONLY|O_CREAT|O_CLOEXEC, 0666) = 3</work/new.txt>',
    'openat(AT_FDCWD</work>, "/dev/null", O_RDWR|O_CREAT, 0666) = 3</dev/null>',
    'mkdir("/home/a/.cache", 0700) = 0',
    'rename("/a/x", "/b/y") = 0',
  );
  expect(made).toEqual(['/b/y', '/home/a/.cache', '/work/new.txt']);
});
