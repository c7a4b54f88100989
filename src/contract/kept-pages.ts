import {z} from 'zod';

const PageBox = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** A word as `[text, left, top, right, bottom, confidence]`, and a 1 behind them where it comes from a text layer. */
const KeptWord = z.union([
  z.tuple([z.string(), z.number(), z.number(), z.number(), z.number(), z.number()]),
  z.tuple([z.string(), z.number(), z.number(), z.number(), z.number(), z.number(), z.literal(1)]),
]);
export type KeptWord = z.infer<typeof KeptWord>;

const KeptPage = z.strictObject({
  width: z.number().positive(),
  height: z.number().positive(),
  /** Words line by line, in reading order. */
  lines: z.array(z.array(KeptWord)),
  /** Drawn lines as `[left, top, right, bottom]`. */
  horizontal: z.array(PageBox).optional(),
  vertical: z.array(PageBox).optional(),
  check_boxes: z
    .array(z.strictObject({box: PageBox, ticked: z.boolean(), confidence: z.number()}))
    .optional(),
});
export type KeptPage = z.infer<typeof KeptPage>;

/**
 * Pages of a document as they were read, without their pictures: words with boxes in page units. A document of words
 * may be the reference document of a template, as a picture may.
 */
export const KeptPages = z.strictObject({docextract_pages: z.literal(1), pages: z.array(KeptPage)});
export type KeptPages = z.infer<typeof KeptPages>;

export const keptPagesMime = 'application/vnd.docextract.pages+json';

/** Whether a file is pages of words, by its first bytes. */
export function isKeptPages(head: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(head.subarray(0, opening.length)) === opening;
}

const opening = '{"docextract_pages":1';
