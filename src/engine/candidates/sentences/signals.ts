import type {AskedConcept} from './query-concepts.js';
import {isHeadedBy} from './clause-heading.js';
import type {RunningText} from './running-text.js';
import type {StatedValue} from './stated-values.js';
import {cueStrengths, type CuedValue} from './cued-values.js';

interface CuedContext {
  values: CuedValue[];
  running: RunningText;
}

/** Signals of a value that a cue matches. */
export function cuedSignals(
  {mention, family, cueOrder, isContrary}: CuedValue,
  {concept, namedShare}: AskedConcept,
  {values, running}: CuedContext,
): Record<string, number> {
  const ofFamily = values.filter((other) => other.family === family && !other.isContrary);
  const first = ofFamily[0]?.mention === mention;
  return {
    sentenceStrength: cueStrengths[family],
    [`sentence_${family}`]: 1,
    sentenceCueOrder: cueOrder,
    sentenceContrary: Number(isContrary),
    sentenceNamed: namedShare,
    sentenceHeading: Number(isHeadedBy(concept, running, mention.start)),
    sentenceEarly: 1 - mention.start / Math.max(1, running.text.length),
    sentenceFirst: Number(first),
    sentenceRivals: rivals(
      mention.value,
      values.filter((other) => cueStrengths[other.family] >= cueStrengths[family]),
    ),
    sentenceRepeated: Math.min(
      1,
      (values.filter((other) => other.mention.value === mention.value).length - 1) / 3,
    ),
    sentenceQuality: mention.quality,
    sentenceRange: Number(mention.side !== undefined),
    ...mention.signals,
  };
}

/** 1 - 1 / (1 + number of other values): 0 without rivals, growing towards 1. */
function rivals(value: string, values: CuedValue[]): number {
  const others = new Set(values.filter(({isContrary}) => !isContrary).map(({mention}) => mention.value));
  others.delete(value);
  return 1 - 1 / (1 + others.size);
}

/** Signals of a value near the words of the request. */
export function statedSignals(
  {mention, type, wordsShare, nearness}: StatedValue,
  {stated, running}: {stated: StatedValue[]; running: RunningText},
): Record<string, number> {
  const others = new Set(
    stated.filter((other) => other.wordsShare >= wordsShare).map((other) => other.mention.value),
  );
  return {
    sentenceStated: 1,
    [`sentenceStated-${type}`]: 1,
    sentenceStrength: 0.8 * wordsShare * ((1 + nearness) / 2),
    sentenceNamed: wordsShare,
    sentenceNearness: nearness,
    sentenceEarly: 1 - mention.start / Math.max(1, running.text.length),
    sentenceRivals: 1 - 1 / others.size,
    sentenceQuality: mention.quality,
  };
}
