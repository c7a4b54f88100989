import type {FastifyRequest} from 'fastify';
import type {ServiceContext} from '../context.js';
import {watchedFiles} from '../watched-files.js';
import {receive, refuseTooLong} from './receive.js';
import type {Received, ReceiveOptions} from './received.js';

/** As `receive`, within the room that the disk has: what an upload says it will bring is kept for it until it is there. */
export async function receiveInto(
  {storage, settings, room}: Pick<ServiceContext, 'storage' | 'settings' | 'room'>,
  request: FastifyRequest,
  limits: Pick<ReceiveOptions, 'maxBytes' | 'temporary'>,
): Promise<Received> {
  const options = {...limits, settings, files: watchedFiles(storage.files, {room})};
  refuseTooLong(request, options);
  const announced = Number(request.headers['content-length'] ?? 0);
  const {account} = request.apiKey;
  await room.require(announced, account);
  const {socket} = request.raw;
  const begin = socket.bytesRead;
  const letGo = room.keep(() => announced - (socket.bytesRead - begin), account);
  try {
    return await receive(request, options);
  } finally {
    letGo();
  }
}
