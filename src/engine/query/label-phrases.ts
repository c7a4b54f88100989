import {squash} from '../values/fold.js';
import {askedAddressPart, type AskedAddressPart} from './address-part.js';
import {groupIndexes, groupsOf, labelsOf, type GroupIndex} from './label-group-index.js';
import {nameClause, promptClauses, type RequestClause} from './request-clauses.js';
import {tellingWords} from './label-wording.js';

/** A label that documents print for what a request asks for. */
export interface KnownLabel {
  text: string;
  /** Whether it is printed for other things too. */
  isWeak: boolean;
  /** 0 to 1: nearness of the request's wording, reduced for the later, less specific labels of the group. */
  specificity: number;
}

/** Maximum number of labels per query. */
const mostLabels = 60;
/** Factor of specificity towards which it falls from the first to the last label of a group. */
const lastOfGroup = 0.5;

/** Factor on the priority of labels in a language whose wordings the request does not match. */
const otherLanguage = 0.6;

/** The label groups that a request names, nearest first; if none, those of the first telling word of a question. */
export function askedGroups(request: LabelRequest): AskedGroup[] {
  const groups = nearestGroups(groupIndexes.flatMap((index) => groupsAsked(request, index)));
  return groups.length > 0
    ? groups
    : nearestGroups(groupIndexes.flatMap((index) => headGroups(request, index)));
}

/** Nearness of a group named only by the first telling word of a question: "Which hotel issued the folio?" */
const nearnessOfHead = 0.6;

function headGroups({prompt = ''}: LabelRequest, index: GroupIndex): AskedGroup[] {
  if (!/[?？]\s*$/.test(prompt)) return [];
  const [head] = tellingWords(prompt, index.rules);
  const groups = head === undefined ? [] : groupsOf([head], index);
  return groups.map((group) => ({name: group, nearness: nearnessOfHead, indexes: [index], isHead: true}));
}

/** The address part that the words of a request ask for, and whose. */
export function addressPartOf(request: LabelRequest): AskedAddressPart | undefined {
  return askedAddressPart(request, groupIndexes);
}

/** The printed labels of the groups in all languages, highest priority first. */
export function labelPhrasesOf(groups: readonly AskedGroup[]): KnownLabel[] {
  return distinct(groups.flatMap(queueOf).sort((a, b) => b.priority - a.priority));
}

interface LabelRequest {
  name: string;
  prompt?: string | undefined;
}

export interface AskedGroup {
  name: string;
  nearness: number;
  /** Named only by the first telling word of a question. */
  isHead?: true;
  /** The indexes of the languages whose wordings name it. */
  indexes: GroupIndex[];
}

function groupsAsked({name, prompt = ''}: LabelRequest, index: GroupIndex): AskedGroup[] {
  const prompted = prompt.trim() === '' ? [] : promptClauses(prompt, index.clauses);
  const named = nameClause(name);
  const clauses = saysLess(named, prompted[0], index) ? prompted : [...prompted, named];
  return clauses.flatMap(({text, nearness}) => {
    const groups = groupsOf(tellingWords(text, index.rules), index);
    return groups.map((group) => ({name: group, nearness, indexes: [index]}));
  });
}

/** Whether a field name has only some of the words of the prompt: "number" of "vehicle number". */
function saysLess(name: RequestClause, prompt: RequestClause | undefined, {rules}: GroupIndex): boolean {
  if (prompt === undefined) return false;
  const asked = tellingWords(prompt.text, rules);
  const named = tellingWords(name.text, rules);
  return named.length < asked.length && named.every((word) => asked.includes(word));
}

/** Each group once, with its nearest wording and all languages that word it. */
function nearestGroups(groups: AskedGroup[]): AskedGroup[] {
  const known = new Map<string, AskedGroup>();
  for (const group of groups.sort((a, b) => b.nearness - a.nearness)) {
    const first = known.get(group.name);
    if (first === undefined) known.set(group.name, group);
    else first.indexes.push(...group.indexes);
  }
  return [...known.values()];
}

/** A label with its priority; the highest `priority` comes first. */
interface QueuedLabel {
  label: KnownLabel;
  priority: number;
}

function queueOf({name, nearness, indexes: worded}: AskedGroup): QueuedLabel[] {
  return groupIndexes.flatMap((one) => {
    const labels = labelsOf(name, one);
    return labels.map((label, rank) => {
      const specificity = nearness * (1 - (1 - lastOfGroup) * (rank / labels.length));
      return {
        label: {...label, specificity},
        priority: worded.includes(one) ? specificity : specificity * otherLanguage,
      };
    });
  });
}

/** The first labels that differ after folding, at most `mostLabels`. */
function distinct(queue: QueuedLabel[]): KnownLabel[] {
  const labels = new Map<string, KnownLabel>();
  for (const {label} of queue) {
    const key = squash(label.text);
    if (key.length > 1 && !labels.has(key)) labels.set(key, label);
    if (labels.size === mostLabels) break;
  }
  return [...labels.values()];
}
