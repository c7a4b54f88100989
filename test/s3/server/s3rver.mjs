// An S3 server on a free port of this machine: its address goes to the parent process. node s3rver.mjs PACKAGES DIRECTORY
import {mkdir} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {keepWhole} from './keep-whole.mjs';

const [packages, directory] = process.argv.slice(2);
const S3rver = createRequire(`${packages}/`)('s3rver');
const [buckets, incoming] = [join(directory, 'buckets'), join(directory, 'incoming')];
await mkdir(incoming);
const server = new S3rver({
  ...{address: '127.0.0.1', port: 0, silent: true, directory: buckets, vhostBuckets: false},
  configureBuckets: [{name: 'documents', configs: []}],
});
keepWhole(server.store, incoming);
const {port} = await server.run();
process.send(`http://127.0.0.1:${port}`);
process.on('disconnect', () => process.exit(0));
// s3rver looks for an object and then opens it: deleted in between, it would end the server.
process.on('uncaughtException', (error) => {
  if (error.code !== 'ENOENT') throw error;
});
