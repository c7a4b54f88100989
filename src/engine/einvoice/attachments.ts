import {withMemory, type Pdfium} from '../ingest/pdf/pdfium.js';
import type {PdfDocument} from '../ingest/pdf/document.js';

export interface Attachment {
  name: string;
  bytes: Uint8Array;
}

export interface AttachmentLimits {
  maxBytes: number;
  /** Attachments looked at; a PDF may carry thousands. */
  maxCount: number;
}

/** The largest invoices seen with thousands of lines stay under five megabytes. */
export const usualLimits: AttachmentLimits = {maxBytes: 20_000_000, maxCount: 50};

/** The XML files attached to a PDF, in its order, within limits; larger ones are left out. */
export function readXmlAttachments(
  document: PdfDocument,
  limits: AttachmentLimits = usualLimits,
): Attachment[] {
  const {pdfium, handle} = document;
  const count = Math.min(pdfium.FPDFDoc_GetAttachmentCount(handle), limits.maxCount);
  return Array.from({length: Math.max(0, count)}, (_, index) => pdfium.FPDFDoc_GetAttachment(handle, index))
    .filter((attachment) => attachment !== 0)
    .map((attachment) => ({attachment, name: nameOf(document, attachment)}))
    .filter(
      ({attachment, name}) => /\.xml$/i.test(name) && declaredSize(document, attachment) <= limits.maxBytes,
    )
    .flatMap(({attachment, name}) => {
      const bytes = readBytes(document, attachment, limits.maxBytes);
      return bytes === undefined ? [] : [{name, bytes}];
    });
}

function nameOf({pdfium}: PdfDocument, attachment: number): string {
  const bytes = pdfium.FPDFAttachment_GetName(attachment, 0, 0);
  // In UTF-16 with a closing zero; a name longer than this is no name of an invoice.
  if (bytes < 2 || bytes > 2000) return '';
  return withMemory(pdfium, bytes, (address) => {
    pdfium.FPDFAttachment_GetName(attachment, address, bytes);
    return new TextDecoder('utf-16le').decode(pdfium.pdfium.HEAPU8.slice(address, address + bytes - 2));
  });
}

/** The size the PDF says, 0 when it says none. It may lie, but asking for the real one unpacks the whole file. */
function declaredSize({pdfium}: PdfDocument, attachment: number): number {
  return withMemory(pdfium, 4, (address) =>
    pdfium.EPDFAttachment_GetIntegerValue(attachment, 'Size', address) ? wholeNumberAt(pdfium, address) : 0,
  );
}

function readBytes({pdfium}: PdfDocument, attachment: number, maxBytes: number): Uint8Array | undefined {
  return withMemory(pdfium, 4, (out) => {
    if (!pdfium.FPDFAttachment_GetFile(attachment, 0, 0, out)) return undefined;
    const size = wholeNumberAt(pdfium, out);
    if (size === 0 || size > maxBytes) return undefined;
    return withMemory(pdfium, size, (address) => {
      const isRead = pdfium.FPDFAttachment_GetFile(attachment, address, size, out);
      return isRead ? pdfium.pdfium.HEAPU8.slice(address, address + size) : undefined;
    });
  });
}

function wholeNumberAt({pdfium}: Pdfium, address: number): number {
  return new DataView(pdfium.HEAPU8.buffer).getUint32(address, true);
}
