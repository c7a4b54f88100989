import type {ExtractedField} from '../../../../contract/extraction.js';

const routes: Record<ExtractedField['route'], string> = {
  label: 'Found by its label',
  zone: 'Found at its place on the reference page',
  pattern: 'Found by its form',
  position: 'Found by where it stands on the page',
  table: 'Read from a table',
  mrz: 'Read from the machine-readable zone',
  attachment: 'Taken from the attached e-invoice',
  static: 'A constant of the template',
  llm: 'Answered by the language model',
  none: 'Nothing was found',
};

/** Why a value was taken and where it comes from, in a sentence. */
export function reasonOf({route, page, raw, source, value}: ExtractedField): string {
  const parts = [
    routes[route],
    page === undefined ? undefined : `page ${page}`,
    source === undefined ? undefined : source === 'ocr' ? 'recognised in the picture' : "the file's own text",
    raw === undefined || raw === value ? undefined : `printed as “${raw}”`,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}
