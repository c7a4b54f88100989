import type {FastifyReply} from 'fastify';
import {DocextractError} from '../../../contract/errors.js';
import type {DocumentView} from './view-document.js';

/** Pages of a document under one address never change; the browser asks again after a while all the same. */
const pictureSeconds = 300;

/** Sends a page of a document as a picture, for this browser alone to keep. */
export async function sendPicture(
  view: DocumentView,
  {page, width, reply}: {page: string; width: number; reply: FastifyReply},
): Promise<FastifyReply> {
  const picture = await view.picture(pageNumber(page), width);
  return reply.type('image/webp').header('cache-control', `private, max-age=${pictureSeconds}`).send(picture);
}

/** The page that a path names, from 1. Throws `not_found` for what is no number of a page. */
export function pageNumber(given: string): number {
  if (/^[1-9]\d{0,5}$/.test(given)) return Number(given);
  throw new DocextractError('not_found', `There is no page ${given.slice(0, 20)}.`, {
    hint: 'Pages count from 1.',
  });
}
