import type {StoredTemplate} from '../../storage/templates.js';

/** A template as programs read it: without the documents it refers to, which may be large, but with their number. */
export function templateRecord(template: StoredTemplate) {
  const {id, alias, name, status, version, document_type, edited_json, custom_instructions} = template;
  const {webhook, static_values, created_at, updated_at, reference_files} = template;
  return {
    ...{id, alias, name, status, version, document_type, edited_json, custom_instructions},
    references: reference_files.length,
    ...{webhook, static_values, created_at, updated_at},
  };
}
