import type {Probabilities, DecodedCharacter} from '../../ppocr/ctc-decoder.js';
import {mayBe} from '../../../probable.js';
import type {AccentEvidence, AccentVariant} from './accent-odds.js';

/** Log odds above which there may be a currency sign where nothing was read. */
const leastOdds = 1;
/** The least probability of a space beside such a sign. */
const unseenSpace = 0.03;

/**
 * Adds, beside amounts, the currency signs that may be printed where the recogniser read nothing: it has no class for €
 * or £. They have no text until `correctCurrencySigns` decides by the whole page.
 */
export function addLostCurrencySigns(
  characters: readonly DecodedCharacter[],
  seen: Probabilities,
  evidence: AccentEvidence,
): DecodedCharacter[] {
  const found: DecodedCharacter[] = [];
  for (let at = 0; at <= characters.length; at++) {
    const next = characters[at];
    const sign = isBesideAmount(characters, at)
      ? signBetween(characters[at - 1], next, {seen, evidence})
      : undefined;
    if (sign) found.push(sign);
    if (next) found.push(sign ? behindSign(next, sign, seen) : next);
  }
  return found;
}

/** Whether index `at` is before the first digit of a number or after the cents of an amount. */
function isBesideAmount(characters: readonly DecodedCharacter[], at: number): boolean {
  const textAt = (index: number) => characters[index]?.text ?? '';
  const after = textAt(at) + textAt(at + 1) + textAt(at + 2) + textAt(at + 3);
  const before = textAt(at - 3) + textAt(at - 2) + textAt(at - 1);
  const isApart = mayBe(characters[at]?.before.space ?? 1);
  if (/^[.,]\d\d$/.test(before) && (isApart || !/^[\d.,]/.test(after))) return true;
  return /^\d[\d.,]+/.test(after) && (isApart || !/[\d.,:/-]$/.test(before));
}

/** The step between two characters that looks most like a currency sign. */
function signBetween(
  before: DecodedCharacter | undefined,
  after: DecodedCharacter | undefined,
  {seen, evidence}: {seen: Probabilities; evidence: AccentEvidence},
): DecodedCharacter | undefined {
  let best: {step: number; variants: AccentVariant[]; odds: number} | undefined;
  const first = before ? before.step + 1 : 0;
  for (let step = first; step < (after?.step ?? seen.steps); step++) {
    const row = seen.data.subarray(step * seen.classes, (step + 1) * seen.classes);
    const variants = evidence.variantsOf(row, '') ?? [];
    const odds = Math.max(leastOdds, ...variants.map((one) => one.odds));
    if (odds > (best?.odds ?? leastOdds)) best = {step, variants, odds};
  }
  if (!best) return undefined;
  const space = spaceIn(seen, first, best.step);
  return {text: '', probability: 1, step: best.step, before: {space}, variants: best.variants};
}

function behindSign(next: DecodedCharacter, sign: DecodedCharacter, seen: Probabilities): DecodedCharacter {
  return {...next, before: {...next.before, space: spaceIn(seen, sign.step + 1, next.step)}};
}

/**
 * The highest probability of a space in these steps, at least `unseenSpace`: the recogniser does not see one beside
 * such a sign, so that the width of the gap decides.
 */
function spaceIn({data, classes}: Probabilities, from: number, to: number): number {
  let highest = unseenSpace;
  for (let step = from; step < to; step++) highest = Math.max(highest, data[(step + 1) * classes - 1]!);
  return highest;
}
