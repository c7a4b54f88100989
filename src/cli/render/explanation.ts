import type {FieldExplanation, WeighedCandidate} from '../../engine/explain.js';
import {printable} from '../terminal/printable.js';

/** Why each field has its value, for people. */
export function explanationLines(fields: FieldExplanation[]): string[] {
  return fields.flatMap((one, index) => [...(index === 0 ? [] : ['']), ...fieldLines(one)]);
}

function fieldLines({field, asked, answer, weighed, candidates}: FieldExplanation): string[] {
  const {prompt, type, concept, labels} = asked;
  const facts = [
    ...(prompt === undefined ? [] : [`"${prompt}"`]),
    ...(type === undefined ? [] : [`as ${type}`]),
    ...(concept === undefined ? [] : [`meaning ${concept.replaceAll('_', ' ')}`]),
    ...(labels.length === 0 ? [] : [`beside ${labels.map((label) => `"${label}"`).join(', ')}`]),
  ];
  const isWeighed = candidates.some(({outcome, value}) => outcome === 'chosen' && value === answer.value);
  return [
    `${printable(field)}: ${answerWords(answer, isWeighed)}`,
    ...(facts.length === 0 ? [] : [`  asked for ${printable(facts.join(', '))}`]),
    ...(weighed === 0
      ? ['  no single value was weighed']
      : [
          `  ${weighed} weighed${weighed > candidates.length ? `, the likeliest ${candidates.length}:` : ':'}`,
        ]),
    ...candidates.flatMap(candidateLines),
  ];
}

/** How a value was found that is none of the candidates. */
const routes: Record<FieldExplanation['answer']['route'], string> = {
  label: 'the words around it, as papers of its kind have them',
  zone: 'its place on the reference of the template',
  pattern: 'its looks and its surroundings',
  position: 'its place on the page',
  table: 'a table or a list',
  mrz: 'the machine-readable zone',
  attachment: 'the data attached to the file',
  static: 'the template, which fixes it',
  llm: 'the language model',
  none: 'nothing',
};

function answerWords(
  {value, confidence, page, route}: FieldExplanation['answer'],
  isWeighed: boolean,
): string {
  if (value === null) return 'not found';
  const place = page === undefined ? '' : `, page ${page}`;
  const found = isWeighed ? '' : `; found by ${routes[route]}`;
  return `${printable(shown(value))} (${percent(confidence)}${place})${found}`;
}

const marks: Record<WeighedCandidate['outcome'], string> = {
  chosen: '✓',
  unsure: '?',
  taken: '→',
  less_likely: ' ',
};

function candidateLines({
  value,
  probability,
  page,
  sources,
  label,
  outcome,
  reasons,
}: WeighedCandidate): string[] {
  const beside = label === undefined ? '' : `, beside "${label}"`;
  const ways = `found by ${sources.join(', ')}`;
  const verdict =
    outcome === 'unsure'
      ? '; the likeliest, and not sure enough'
      : outcome === 'taken'
        ? '; its words answer another field'
        : '';
  return [
    `  ${marks[outcome]} ${percent(probability).padStart(5)}  ${printable(shown(value))}`,
    `           page ${page}${printable(beside)}, ${ways}${verdict}`,
    ...reasons.map(
      ({what, without}) =>
        `           ${without < probability ? 'for it' : 'against it'}: ${what} (without, ${percent(without)})`,
    ),
  ];
}

/** Rows and lists in short: they are in the result. */
function shown(value: FieldExplanation['answer']['value']): string {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
