/** Takes any upload and answers like a service whose jobs are accepted. Prints its address. */
import {createServer} from 'node:http';

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(202, {'content-type': 'application/json'});
    response.end(JSON.stringify({job_id: '00000000-0000-4000-8000-000000000000', template_id: null}));
  });
});
server.requestTimeout = 0;
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
