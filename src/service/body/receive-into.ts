import type {FastifyRequest} from 'fastify';
import type {ServiceContext} from '../context/context.js';
import {spaceCheckedFiles} from '../disk/space-checked-files.js';
import {receive, refuseTooLong} from './receive.js';
import type {Received, ReceiveOptions} from './received.js';

/** Receives a body within the free disk space: the announced length is reserved until it has arrived. */
export async function receiveInto(
  {storage, settings, diskSpace}: Pick<ServiceContext, 'storage' | 'settings' | 'diskSpace'>,
  request: FastifyRequest,
  limits: Pick<ReceiveOptions, 'maxBytes' | 'temporary'>,
): Promise<Received> {
  const options = {...limits, settings, files: spaceCheckedFiles(storage.files, {diskSpace})};
  refuseTooLong(request, options);
  const announced = Number(request.headers['content-length'] ?? 0);
  const {account} = request.apiKey;
  await diskSpace.require(announced, account);
  const {socket} = request.raw;
  const begin = socket.bytesRead;
  const letGo = diskSpace.keep(() => announced - (socket.bytesRead - begin), account);
  try {
    return await receive(request, options);
  } finally {
    letGo();
  }
}
