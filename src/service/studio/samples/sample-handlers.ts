// samples: documents that a template is drawn and tried on.

import type {FastifyReply, FastifyRequest} from 'fastify';
import type {Sample} from '../contract/page.js';
import type {StudioHandlers} from '../handler.js';
import {pageNumber, sendPicture} from '../page-views/page-replies.js';
import {type DocumentView, viewDocument} from '../page-views/view-document.js';
import {sessionId} from '../sign-in/cookie.js';
import type {StudioContext} from '../studio-context.js';
import type {StoredSample} from './sample-store.js';
import {tryTemplate} from './try-template.js';
import {uploadSample} from './upload-sample.js';

/** Labels of more pages than these are seldom of one form. */
const suggestedPages = 3;

/** Documents of the template editor. */
export const sampleHandlers = {
  uploadSample: async (context, {http}, reply) =>
    told(await uploadSample(context, {http, reply, session: sessionId(http)})),
  samplePage: (context, {params: {id, page}, http}, reply) =>
    viewSample(context, {id, http, reply}).page(pageNumber(page)),
  samplePicture: (context, {params: {id, page}, query: {width}, http}, reply) =>
    sendPicture(viewSample(context, {id, http, reply}), {page, width, reply}),
  suggestFields: (context, {params: {id}, http}, reply) =>
    viewSample(context, {id, http, reply}).suggestions(suggestedPages),
  tryTemplate: (context, {params: {id}, body, http}, reply) =>
    tryTemplate(context, {...body, view: viewSample(context, {id, http, reply}), session: sessionId(http)}),
} satisfies Partial<StudioHandlers>;

function viewSample(
  context: StudioContext,
  {id, http, reply}: {id: string; http: FastifyRequest; reply: FastifyReply},
): DocumentView {
  return viewDocument(context, context.samples.get(id, sessionId(http)), {http, reply});
}

function told({id, name, pages, expiresAt}: StoredSample): Sample {
  return {id, name, pages, expires_at: new Date(expiresAt).toISOString()};
}
