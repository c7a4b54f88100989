import {z} from 'zod';
import {StaticValues, StaticValuesInput} from './static-values.js';

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
  static_values: StaticValues.nullish(),
  _meta: z.record(z.string(), z.unknown()).optional(),
});
export type ProcessReply = z.infer<typeof ProcessReply>;

/** What a client accepts: the reply above, or the bare fields. */
export const ForeignProcessReply = z.record(z.string(), z.unknown()).transform((body): ProcessReply => {
  const parsed = ProcessReply.safeParse(body);
  return parsed.success ? parsed.data : {document_data: body};
});
