import {createServer} from 'node:http';

const job = '3d7ff67a-4b5f-41ff-a3bd-f5cc1042fb0a';

/** A service that knows one finished job. */
export async function answerStatus() {
  const server = createServer((request, response) => {
    response.writeHead(200, {'content-type': 'application/json'});
    response.end(JSON.stringify({job_id: job, template_id: job, status: 'SUCCESS'}));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {job, url: `http://127.0.0.1:${server.address().port}`, close: () => server.close()};
}
