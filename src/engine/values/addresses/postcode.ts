import {postcodeConfusions, type PostcodeForm, postcodeForms} from '../../knowledge/countries/postcodes.js';

const codes = /(?<![\p{L}\p{N}])(?<outward>[A-Z\d]{2,4})(?<gap> ?)(?<inward>[A-Z\d]{3})(?![\p{L}\p{N}])/gu;

/** The countries whose form of postcode occurs in a text. */
export function countriesOfPostcodes(text: string): string[] {
  const found = [...text.matchAll(codes)].map(({groups}) => groups as unknown as Halves);
  return Object.entries(postcodeForms)
    .filter(([, form]) => found.some((halves) => fits(halves, form)))
    .map(([country]) => country);
}

/**
 * Corrects postcodes in which OCR misread one character: `S014 9ZZ` is `SO14 9ZZ`. Only if replacing one character
 * gives a valid code of `countries`, and only one such code exists. A code that is valid as printed stays.
 */
export function correctPostcodes(text: string, countries: string[]): string {
  const forms = countries.flatMap((country) => postcodeForms[country] ?? []);
  return text.replace(codes, (...match) => {
    const halves = match.at(-1) as Halves;
    const whole = match[0];
    if (Object.values(postcodeForms).some((form) => fits(halves, form))) return whole;
    const mended = new Set(
      forms.flatMap((form) =>
        readingsOf(halves)
          .filter((one) => fits(one, form))
          .map(joined),
      ),
    );
    return mended.size === 1 ? [...mended][0]! : whole;
  });
}

interface Halves {
  outward: string;
  gap: string;
  inward: string;
}

function fits({outward, inward}: Halves, form: PostcodeForm): boolean {
  return form.outward.test(outward) && form.inward.test(inward);
}

function joined({outward, gap, inward}: Halves): string {
  return `${outward}${gap}${inward}`;
}

/** All variants with one character replaced by its look-alike. */
function readingsOf({outward, gap, inward}: Halves): Halves[] {
  return [
    ...replacedOnce(outward).map((other) => ({outward: other, gap, inward})),
    ...replacedOnce(inward).map((other) => ({outward, gap, inward: other})),
  ];
}

function replacedOnce(text: string): string[] {
  return [...text].flatMap((character, at) => {
    const other = postcodeConfusions[character];
    return other === undefined ? [] : [text.slice(0, at) + other + text.slice(at + 1)];
  });
}
