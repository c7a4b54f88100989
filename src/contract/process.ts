import {z} from 'zod';
import {ResultMeta} from './extraction.js';
import {isNotice} from './reply-notice.js';
import {StaticValues, StaticValuesInput} from './static-values.js';
import {ToldTemplateVersion} from './jobs.js';

const image = z.string().min(1, 'actual_image is empty');

/** The JSON body of `POST /process` and `POST /process-job`. In a multipart form `actual_image` is a file part. */
export const ProcessRequest = z.object({
  /** base64, or a data URL. */
  actual_image: image,
  /** A template's id; its alias is accepted by this service. */
  template_id: z.string().min(1),
  static_values: StaticValuesInput.optional(),
});
export type ProcessRequest = z.infer<typeof ProcessRequest>;

/** The query of the raw forms, `PUT /process` and `PUT /process-job`. Static values come in a header of that name. */
export const BinaryQuery = z.object({t_id: z.string().min(1)});
export type BinaryQuery = z.infer<typeof BinaryQuery>;

/** The reply of `process` and `process-agent`. */
export const ProcessReply = z.object({
  document_data: z.record(z.string(), z.unknown()),
  template_id: z.string().nullish(),
  template_version: ToldTemplateVersion,
  static_values: StaticValues.nullish(),
  /** What was asked for besides the values, by field. */
  _meta: ResultMeta.optional().catch(undefined),
  /** What a reader should know: instructions that were not understood, pages that were read by recognition instead. */
  warnings: z.array(z.string()).optional().catch(undefined),
});
export type ProcessReply = z.infer<typeof ProcessReply>;

/**
 * What a client accepts: the reply above, the bare fields, or a list of those, one for each page; but no mere notice. Where
 * the fields asked for are known, one that is called `message` or the like is no notice.
 */
export const foreignProcessReply = (fields: string[] = []) =>
  z
    .preprocess(pagesAsOne, z.record(z.string(), z.unknown()))
    .refine((body) => !isNotice(body, fields), 'a message instead of fields')
    .transform((body): ProcessReply => {
      const parsed = ProcessReply.safeParse(body);
      return parsed.success ? parsed.data : {document_data: body};
    });

export const ForeignProcessReply = foreignProcessReply();

/** Several results of one document stay together. */
function pagesAsOne(body: unknown): unknown {
  const pages = z.array(z.record(z.string(), z.unknown())).min(1).safeParse(body);
  if (!pages.success) return body;
  return pages.data.length === 1
    ? pages.data[0]
    : {_results: pages.data.map((page) => ProcessReply.safeParse(page).data?.document_data ?? page)};
}
