import {promptOf, writeLabel} from './label-text.mjs';

/** So many captions of a document whose captions are in two languages are. */
const bilingualShare = 0.8;

/**
 * A label as papers with fields print it: with its number, in two languages, with the unit of its value. `shortLabel` is
 * what it is called without all that.
 */
export function dressLabel(writer, fact) {
  const core = promptOf(fact.label);
  const label = ornament(writer, fact, core) + fact.label.slice(core.length);
  return label === fact.label ? fact : {...fact, label, shortLabel: core};
}

function ornament(writer, {key, unitInLabel}, core) {
  const {random, style} = writer;
  const text =
    style.captions === 'bilingual' && random.chance(bilingualShare) ? bilingual(writer, key, core) : core;
  const measured = unitInLabel === undefined ? text : text + style.unitMark.replace('#', unitInLabel);
  return numbered(writer, measured);
}

/** "Date / Datum": the other language after a stroke or in brackets. */
function bilingual({random, style, second}, key, core) {
  if (second?.concepts[key] === undefined) return core;
  const other = writeLabel(
    random,
    {...style, labelCase: style.labelCase},
    random.pick(second.concepts[key].labels),
    0,
  );
  return core === other ? core : style.secondMark.replace('#', other).replace('@', core);
}

/** Captions of a form are numbered through; of a certificate by letter and number. */
function numbered(writer, text) {
  const number = ++writer.captions;
  const letter = String.fromCharCode(65 + ((number >> 2) % 26));
  const marks = {
    brackets: `(${number})`,
    point: `${number}.`,
    plain: `${number}`,
    letter: `${letter}.${(number % 4) + 1}`,
    square: `${number}/`,
  };
  const mark = marks[writer.style.captions];
  return mark === undefined ? text : `${mark} ${text}`;
}
