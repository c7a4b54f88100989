import type {ConceptName} from '../../concepts/concepts.js';
import {languages} from '../registry.js';

/** Labels that follow what they label, folded, as some languages put them. */
export const postposed: Partial<Record<ConceptName, string[]>> = {};
for (const language of Object.values(languages))
  for (const [concept, text] of Object.entries(language.postposed ?? {}) as [ConceptName, string][])
    (postposed[concept] ??= []).push(...text.split(/,\s+/));
