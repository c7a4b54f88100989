import {familyNames} from './typography.mjs';

/** How a document is set: faces, sizes, habits of its labels. One style for all pages of a document. */
export function chooseStyle(random) {
  const family = random.pick(['sans', 'sans', 'sans', 'serif', 'serif', 'condensed', 'mono']);
  const printed = {family, tracking: random.uniform(0.94, 1.08), scale: 1, bold: false};
  return {
    size: random.uniform(9.7, 15),
    margin: random.uniform(38, 80),
    pitch: random.uniform(1.12, 1.55),
    printed,
    typed: typedFace(random, printed),
    labelCase: random.pick(['as', 'as', 'as', 'upper', 'title']),
    labelBold: random.chance(0.3),
    colon: random.pick([0, 0.3, 0.9, 1, 1]),
    underline: random.pick([0, 0, 0.5, 1]),
    /** What captions have besides their words. */
    captions: random.weighted({
      bare: 10,
      bilingual: 3,
      brackets: 1,
      point: 1,
      plain: 1,
      letter: 1,
      square: 0.5,
    }),
    secondMark: random.pick(['@ / #', '@ / #', '@/#', '@ (#)', '# / @']),
    unitMark: random.pick([' (#)', ' (#)', ' [#]', ', #', ' in #']),
    filler: random.chance(0.12) ? random.pick(['_', '.']) : '',
  };
}

/** What is filled in: as the form itself, or with a typewriter or another program. */
function typedFace(random, printed) {
  if (random.chance(0.55)) return printed;
  return {
    family: random.chance(0.5) ? 'mono' : random.pick(familyNames),
    tracking: random.uniform(0.94, 1.1),
    scale: random.uniform(0.9, 1.12),
    bold: random.chance(0.15),
  };
}
