/** What reads scans, by the names users choose by. `auto` chooses page by page. */
export const recogniserNames = ['auto', 'ppocr', 'tesseract'] as const;
export type RecogniserName = (typeof recogniserNames)[number];
