import type {FastifyRequest} from 'fastify';
import type {ServiceContext} from '../context/context.js';
import {spaceCheckedFiles} from '../disk/space-checked-files.js';
import {receive, refuseTooLong} from './receive.js';
import type {Received, ReceiveOptions} from './received.js';

type Read<Body> = (request: FastifyRequest, options: ReceiveOptions) => Promise<Body>;

/** Receives a body within the free disk space: the announced length is reserved until it has arrived. */
export function receiveInto(
  context: Pick<ServiceContext, 'storage' | 'settings' | 'diskSpace'>,
  request: FastifyRequest,
  limits: Pick<ReceiveOptions, 'maxBytes' | 'temporary'>,
): Promise<Received> {
  return receiveWith(receive, context, request, limits);
}

/** The same for another form of body. */
export async function receiveWith<Body>(
  read: Read<Body>,
  {storage, settings, diskSpace}: Pick<ServiceContext, 'storage' | 'settings' | 'diskSpace'>,
  request: FastifyRequest,
  limits: Pick<ReceiveOptions, 'maxBytes' | 'temporary'>,
): Promise<Body> {
  const options = {...limits, settings, files: spaceCheckedFiles(storage.files, {diskSpace})};
  refuseTooLong(request, options);
  const announced = Number(request.headers['content-length'] ?? 0);
  const {account} = request.apiKey;
  await diskSpace.require(announced, account);
  const {socket} = request.raw;
  const begin = socket.bytesRead;
  const letGo = diskSpace.keep(() => announced - (socket.bytesRead - begin), account);
  try {
    return await read(request, options);
  } finally {
    letGo();
  }
}
