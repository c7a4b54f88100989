import {makeValue, valueKinds} from './concepts.mjs';
import {writeLabel} from './label-text.mjs';

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

/** The value of a fact in lines of at most `width`. */
export function linesOf(sheet, {lines, text}, width, face) {
  return (text === undefined ? lines : [text]).flatMap((line) => sheet.wrap(line, width, face));
}

/** Writes a value of several lines; returns the questions' share of it and where it ends. */
export function putValue(writer, fact, left, top, width, {alignRight = false, ...face} = {}) {
  const {sheet} = writer;
  const value = {entity: sheet.newEntity(), role: 'value', typed: true, ...face};
  const lines = linesOf(sheet, fact, width, value);
  let right = left;
  lines.forEach((line, row) => {
    const y = top + row * sheet.pitch;
    if (alignRight) sheet.putRight(left + width, y, line, value);
    else right = Math.max(right, sheet.put(left, y, line, value));
  });
  askFact(writer, fact, lines.join(' '), value.entity);
  return {bottom: top + lines.length * sheet.pitch, right: alignRight ? left + width : right};
}

/** Notes what may be asked of a fact: all of it, the ends of a period, name and title apart. */
export function askFact(writer, {key, label, first, last, name, title}, text, entity) {
  const about = {concept: key, label, entities: [entity]};
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
