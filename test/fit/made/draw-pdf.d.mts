import type {WrittenDocument} from './make-documents.mjs';

export function drawPdf(written: WrittenDocument): Promise<Buffer>;
