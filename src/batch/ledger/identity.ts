import {hash} from 'node:crypto';
import type {TemplateWork, Work} from '../model/work.js';

/**
 * Identity of work: content, template or prompts, options, service. The same identity is not paid twice, by whichever
 * command. Upload form and key are not part of it.
 */
export function identityOf(sha256: string, work: Work, service: string): string {
  return identifier(work, service)(sha256);
}

/** Identity function of one work, by content hash. */
export function identifier(work: Work, service: string): (sha256: string) => string {
  const essence = canonical(essenceOf(work, service));
  return (sha256) => hash('sha256', `${sha256}\n${essence}`);
}

/** Identity that earlier versions gave to `process`, which differed from that of `submit`. */
export function formerIdentifier(work: Work, service: string): ((sha256: string) => string) | undefined {
  if (work.operation === 'agent') return undefined;
  const essence = canonical(templateEssence(work, service, 'process'));
  return (sha256) => hash('sha256', `${sha256}\n${essence}`);
}

function essenceOf(work: Work, service: string): unknown {
  const {operation, templateId = null} = work;
  if (operation === 'agent') return {service, operation, templateId, payload: work.payload};
  return templateEssence(work, service, 'submit');
}

/** One document and one template are one work; `operation` is there for ledgers that were written before it was so. */
function templateEssence(
  {templateId, staticValues = {}}: TemplateWork,
  service: string,
  operation: TemplateWork['operation'],
): unknown {
  return {service, operation, templateId, staticValues};
}

/** Canonical JSON: sorted keys, `undefined` left out. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`;
}
