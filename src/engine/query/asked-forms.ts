import {askedFormsModel} from '../models/asked-form-weights.js';
import {hashedFeatures, featureCount} from './request-features.js';
import type {AskedAddressPart} from './address-part.js';
import {valueForms, type AskedForms, type ValueForm} from './value-forms.js';

/**
 * The forms that the answer to a request is likely to have, by its words alone: a softmax regression over the hashed
 * features of prompt and field name, for all languages.
 */
export function askedForms(request: {name: string; prompt?: string | undefined}): AskedForms {
  return formsBy(weights(), request);
}

/** A postcode has digits, or digits and letters; the other parts are words, a street often with a number. */
const formsOfParts: Record<AskedAddressPart['part'], readonly ValueForm[]> = {
  street: ['address', 'name'],
  postcode: ['number', 'identifier'],
  city: ['name'],
  state: ['name'],
  country: ['name'],
};

/** The forms of an address part, instead of the model's: "City of the seller" asks for no company. */
export function formsOfAddressPart(part: AskedAddressPart['part']): AskedForms {
  const forms = formsOfParts[part];
  return Object.fromEntries(
    valueForms.map((form) => [form, forms.includes(form) ? 1 / forms.length : 0]),
  ) as AskedForms;
}

/** `weights`: `featureCount` weights for each form in turn, then one constant for each form. */
export function formsBy(
  weights: Float32Array,
  request: {name: string; prompt?: string | undefined},
): AskedForms {
  const features = hashedFeatures(request);
  const scale = 1 / Math.sqrt(Math.max(1, features.length));
  const constants = valueForms.length * featureCount;
  const scores = valueForms.map(
    (_, form) =>
      weights[constants + form]! +
      scale * features.reduce((sum, feature) => sum + weights[form * featureCount + feature]!, 0),
  );
  const best = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - best));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return Object.fromEntries(valueForms.map((form, at) => [form, parts[at]! / all])) as AskedForms;
}

let read: Float32Array | undefined;

/** The weights of the model, decoded at first use. */
function weights(): Float32Array {
  read ??= Float32Array.from(
    new Int8Array(Buffer.from(askedFormsModel.weights.join(''), 'base64')),
    (value) => value * askedFormsModel.step,
  );
  return read;
}
