import {dressLabel} from './caption-dress.mjs';
import {makeValue, valueKinds} from './concepts.mjs';
import {writeLabel} from './label-text.mjs';
import {remark} from './values.mjs';

/** So many labels have nothing filled in; so many values are followed by a note in brackets. */
const blankShare = 0.05;
const notedShare = 0.05;

/** A concept with a label; a document that states it again states the same value. */
export function makeFact(writer, key, colonShare) {
  const {random, style, language} = writer;
  if (!writer.known.has(key)) writer.known.set(key, makeValue(random, language, key));
  const phrase = random.pick(language.concepts[key].labels);
  return {
    key,
    label: writeLabel(random, style, phrase, colonShare),
    isAmount: valueKinds[key] === 'money',
    ...writer.known.get(key),
  };
}

/** A concept with a label as a paper with fields has it: numbered, in two languages, with its unit, or left blank. */
export function makeField(writer, key, colonShare) {
  const isBlank = !writer.known.has(key) && writer.random.chance(blankShare);
  const fact = dressLabel(writer, makeFact(writer, key, colonShare));
  if (!isBlank) return fact;
  writer.known.delete(key);
  return {key, label: fact.label, shortLabel: fact.shortLabel, isBlank, lines: ['']};
}

/** The value of a fact in lines of at most `width`. */
export function linesOf(sheet, {lines, text}, width, face) {
  return (text === undefined ? lines : [text]).flatMap((line) => sheet.wrap(line, width, face));
}

/** Writes a value of several lines; returns the questions' share of it and where it ends. */
export function putValue(writer, fact, left, top, width, {alignRight = false, ...face} = {}) {
  const {sheet, random} = writer;
  if (fact.isBlank) {
    writer.blankFacts.push(fact);
    return {bottom: top + sheet.pitch, right: left};
  }
  const value = {entity: sheet.newEntity(), role: 'value', typed: true, ...face};
  const lines = linesOf(sheet, fact, width, value);
  let right = left;
  lines.forEach((line, row) => {
    const y = top + row * sheet.pitch;
    if (alignRight) sheet.putRight(left + width, y, line, value);
    else right = Math.max(right, sheet.put(left, y, line, value));
  });
  if (!alignRight && lines.length === 1 && random.chance(notedShare))
    right = putNote(writer, right, top, left + width);
  askFact(writer, fact, lines.join(' '), value.entity);
  return {bottom: top + lines.length * sheet.pitch, right: alignRight ? left + width : right};
}

/** A note in brackets behind a value: no part of it. */
function putNote({sheet, random, language}, right, top, end) {
  const note = `(${remark(random, language).toLocaleLowerCase()})`;
  const left = right + 1.3 * sheet.space();
  return left + sheet.widthOf(note) > end ? right : sheet.put(left, top, note);
}

/** Notes what may be asked of a fact: all of it, the ends of a period, name and title apart. */
export function askFact(writer, {key, label, shortLabel, first, last, name, title}, text, entity) {
  const about = {concept: key, label, shortLabel, entities: [entity]};
  writer.fact({...about, value: [text]});
  if (first !== undefined) {
    writer.fact({...about, value: [first], part: 'firstDay'});
    writer.fact({...about, value: [last], part: 'lastDay'});
  }
  if (name !== undefined) {
    writer.fact({...about, value: [name], part: 'signerName'});
    writer.fact({...about, value: [title], part: 'signerTitle'});
  }
}
