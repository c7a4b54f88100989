// teaching: learning places and labels of a template from corrected documents.

import type {StudioHandlers} from '../handler.js';
import {detailOf} from '../templates/template-detail.js';
import {seenDraft} from './draft-etag.js';
import {keepExample, listedExample} from './examples.js';
import {teachTemplate} from './teach-template.js';

/** Examples of templates, and what is learned from them. */
export const teachingHandlers = {
  examples: async ({storage}, {params: {id}}) => {
    const template = await storage.templates.get(id);
    return (await storage.examples.list(template.id)).map(listedExample);
  },
  keepExample: async (context, {params: {id}, body, session, http}, reply) =>
    keepExample(context, {template: id, wanted: body, key: session.key, viewer: {http, reply}}),
  deleteExample: async ({storage}, {params: {id, example}}) => {
    const template = await storage.templates.get(id);
    await storage.examples.delete(template.id, example);
    return {};
  },
  teach: async (context, {params: {id}, http}, reply) => teachTemplate(context, id, {http, reply}),
  useDraft: async (context, {params: {id}, body: {version}, etag, http}, reply) => {
    const {templates, drafts} = context.storage;
    const template = await templates.get(id);
    await drafts.use(template.id, seenDraft(version, etag));
    return detailOf(context, await templates.get(template.id), {http, reply});
  },
} satisfies Partial<StudioHandlers>;
