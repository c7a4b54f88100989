// einvoice: reads the XML invoice attached to a PDF (CII, UBL) and merges it with what the pages say.

import {withPdf} from '../ingest/pdf/document.js';
import {dropPdfium} from '../ingest/pdf/pdfium.js';
import {readXmlAttachments, usualLimits, type Attachment, type AttachmentLimits} from './attachments.js';
import {readCii} from './cii.js';
import type {EInvoice} from './einvoice.js';
import {readUbl} from './ubl.js';
import {parseXml} from './xml.js';

export interface EInvoiceReading {
  /** Absent when nothing attached is an invoice. */
  invoice?: EInvoice;
  warnings: string[];
}

/**
 * The machine-readable invoice attached to a PDF: Factur-X, ZUGFeRD 1 and 2, XRechnung, UBL. Opens the file itself and
 * before its pages are read: an attachment that crashes the reader then costs a warning and not the document.
 * Throws what opening a PDF throws.
 */
export async function readEInvoice(
  path: string,
  limits: AttachmentLimits = usualLimits,
): Promise<EInvoiceReading> {
  const attachments = await attachmentsOf(path, limits);
  if (attachments === undefined)
    return {warnings: ['An attachment of the PDF cannot be unpacked and was left out.']};
  const warnings: string[] = [];
  for (const attachment of standardNamesFirst(attachments)) {
    const invoice = await invoiceIn(attachment, warnings);
    if (invoice !== undefined) return {invoice, warnings};
  }
  return {warnings};
}

/** The invoice in an XML file, `undefined` when it is about something else; throws when it is not XML. */
export async function parseEInvoice(bytes: Uint8Array): Promise<EInvoice | undefined> {
  const root = await parseXml(bytes);
  return readCii(root) ?? readUbl(root);
}

async function attachmentsOf(path: string, limits: AttachmentLimits): Promise<Attachment[] | undefined> {
  try {
    return await withPdf(path, (document) => readXmlAttachments(document, limits));
  } catch (error) {
    if (!isCrash(error)) throw error;
    dropPdfium();
    return undefined;
  }
}

/** Whether PDFium ran out of memory or into an invalid state, after which it cannot be used any more. */
function isCrash(error: unknown): boolean {
  const isRuntimeError = (thrown: unknown) => thrown instanceof Error && thrown.name === 'RuntimeError';
  return isRuntimeError(error) || (error instanceof Error && isRuntimeError(error.cause));
}

async function invoiceIn(attachment: Attachment, warnings: string[]): Promise<EInvoice | undefined> {
  try {
    return await parseEInvoice(attachment.bytes);
  } catch (error) {
    if (!(error instanceof Error) || 'code' in error) throw error;
    if (isInvoiceName(attachment.name))
      warnings.push(`The attached invoice ${attachment.name} is not well-formed XML and was left out.`);
    return undefined;
  }
}

/** Attachments with the names of the standards first: other XML may contain a part of an invoice. */
function standardNamesFirst(attachments: Attachment[]): Attachment[] {
  return [...attachments].sort((a, b) => Number(isInvoiceName(b.name)) - Number(isInvoiceName(a.name)));
}

function isInvoiceName(name: string): boolean {
  return /^(factur-x|zugferd-invoice|xrechnung)\.xml$/i.test(name);
}
