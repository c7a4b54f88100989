import {curvesElsewhere, doubts, type CurveElsewhere} from '../knowledge/calibration-elsewhere.js';
import {along} from './calibrate.js';
import type {Candidate} from './candidate.js';

/**
 * How likely a value is right that papers of trade do not state as a rule, or that stands on another paper: a form, a
 * letter, a contract. Less so when its label only reads like what was asked for, and when another value is about as good.
 */
export function likelihoodElsewhere(candidate: Candidate): number {
  const kind = kindOf(candidate);
  return kind === undefined ? candidate.score : along(curvesElsewhere[kind], doubted(candidate));
}

function kindOf({route, ask}: Candidate): CurveElsewhere | undefined {
  if (route === 'position' || route === 'pattern') return route;
  if (route !== 'label') return undefined;
  return ask.type === 'text' || ask.type === 'name' || ask.type === 'address' ? 'words' : 'shapes';
}

function doubted({score, route, ask, spot, rival = 0}: Candidate): number {
  const own = spot?.fields.get(ask.field.name) ?? 0;
  const label = route === 'label' && own < 0.95 ? doubts.otherLabel : 1;
  // What would not be given itself is no rival.
  const closeness = rival < 0.5 ? 0 : Math.min(1, rival / score);
  return score * label * (1 - doubts.rival * Math.max(0, closeness - doubts.rivalFrom));
}
