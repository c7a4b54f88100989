import {squash} from '../values/fold.js';
import {askedAddressPart, type AskedAddressPart} from './address-part.js';
import {groupIndexes, groupsOf, labelsOf, type GroupIndex} from './label-group-index.js';
import {nameClause, promptClauses, type RequestClause} from './request-clauses.js';
import {tellingWords} from './label-wording.js';

/** Words that papers print beside what a request asks for. */
export interface KnownLabel {
  text: string;
  /** Printed for other things too. */
  isWeak: boolean;
  /** 0 to 1: how near the wording of the request is, and how particular the label. */
  specificity: number;
}

/** More labels than this are not looked for. */
const mostLabels = 60;
/** The last label of a group is worth so much of the first. */
const lastOfGroup = 0.5;

/** A label of another language than the request's waits so much longer for its turn. */
const otherLanguage = 0.6;

/** The groups of labels that the wording of a request names, nearest first. */
export function askedGroups(request: LabelRequest): AskedGroup[] {
  const groups = nearestGroups(groupIndexes.flatMap((index) => groupsAsked(request, index)));
  return groups.length > 0
    ? groups
    : nearestGroups(groupIndexes.flatMap((index) => headGroups(request, index)));
}

/** A question for a thing begins with it: "Which hotel issued the folio?" */
const nearnessOfHead = 0.6;

function headGroups({prompt = ''}: LabelRequest, index: GroupIndex): AskedGroup[] {
  if (!/[?？]\s*$/.test(prompt)) return [];
  const [head] = tellingWords(prompt, index.rules);
  const groups = head === undefined ? [] : groupsOf([head], index);
  return groups.map((group) => ({name: group, nearness: nearnessOfHead, indexes: [index], isHead: true}));
}

/** Which part of whose address the words of a request ask for. */
export function addressPartOf(request: LabelRequest): AskedAddressPart | undefined {
  return askedAddressPart(request, groupIndexes);
}

/** What papers of any language print beside what is asked, nearest wording first; none where a request says more than any wording. */
export function labelPhrasesOf(groups: readonly AskedGroup[]): KnownLabel[] {
  return distinct(groups.flatMap(queueOf).sort((a, b) => b.turn - a.turn));
}

interface LabelRequest {
  name: string;
  prompt?: string | undefined;
}

export interface AskedGroup {
  name: string;
  nearness: number;
  /** Named only by the thing that a question begins with. */
  isHead?: true;
  /** The languages whose wordings name it. */
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

/** Whether a name has only some of the words of the prompt: "number" of "vehicle number". */
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

/** A label, and how early it has its turn among all. */
interface QueuedLabel {
  label: KnownLabel;
  turn: number;
}

function queueOf({name, nearness, indexes: worded}: AskedGroup): QueuedLabel[] {
  return groupIndexes.flatMap((one) => {
    const labels = labelsOf(name, one);
    return labels.map((label, place) => {
      const specificity = nearness * (1 - (1 - lastOfGroup) * (place / labels.length));
      return {
        label: {...label, specificity},
        turn: worded.includes(one) ? specificity : specificity * otherLanguage,
      };
    });
  });
}

/** The first labels of a queue that read differently. */
function distinct(queue: QueuedLabel[]): KnownLabel[] {
  const labels = new Map<string, KnownLabel>();
  for (const {label} of queue) {
    const key = squash(label.text);
    if (key.length > 1 && !labels.has(key)) labels.set(key, label);
    if (labels.size === mostLabels) break;
  }
  return [...labels.values()];
}
