// Where the value of a field stands on a recognised page, as a person would draw its box.
import {datesOf, similarity, squeeze} from '../any/score.mjs';

/** From this similarity on words read like the value. */
const same = 0.85;
/** A value that goes on stands at most this many heights of a line below. */
const nextLine = 1.8;
/** Words of the label count where they are this near, in heights of the value: beside and above or below. */
const near = {aside: 25, above: 7, below: 2.5};

const labels = {
  registration_num: /regist\w*\W+(no|num)|number/i,
  registrant_name: /registrant/i,
  foreign_principal: /principal/i,
  file_date: /\bdated?\b|\bday\b/i,
  signer_name: /name|sign|sworn/i,
  signer_title: /title|sign|sworn/i,
};

/** `{page, box, text, words}`, boxes in page units; undefined where the value was not recognised. */
export function valueOnPages(name, {value, type}, pages) {
  const found = pages.flatMap((page) =>
    (type === 'date' ? datesOn(page, value) : textsOn(page, value)).map((words) => {
      const box = around(words);
      const alike =
        type === 'date' ? 1 : similarity(squeeze(words.map(({text}) => text).join('')), squeeze(value));
      return {
        page,
        words,
        box,
        text: textOf(words),
        score: alike + labelled(name, box, words, page) + lateness(name, box, page) - spread(words, box),
      };
    }),
  );
  return found.sort((a, b) => b.score - a.score || a.words.length - b.words.length)[0];
}

/** The same words closer together are the value: one of them may stand in the line above too. */
function spread(words, {top, bottom}) {
  return (bottom - top) / (words[0].box.bottom - words[0].box.top) / 100;
}

/** Who signed stands at the end, though the name stands elsewhere too. */
function lateness(name, {top}, {number, height}) {
  return name.startsWith('signer') ? (number + top / height) / 100 : 0;
}

function textsOn(page, value) {
  const wanted = squeeze(value);
  return page.lines.flatMap((line, at) => startingOn(page, at, wanted));
}

/** Runs of words of a line, and of lines below it, that together read like the wanted text. */
function startingOn(page, at, wanted, above) {
  const {words} = page.lines[at];
  const results = [];
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= words.length; to++) {
      const run = words.slice(from, to);
      const key = squeeze(run.map(({text}) => text).join(''));
      if (key === '' || key.length > wanted.length * 1.2 + 1) continue;
      if (above && !goesOn(above, run)) continue;
      if (similarity(key, wanted) >= same) results.push(run);
      const rest = wanted.slice(key.length);
      if (rest.length < 3 || similarity(key, wanted.slice(0, key.length)) < same) continue;
      for (let below = at + 1; below < page.lines.length; below++)
        for (const more of startingOn(page, below, rest, run)) results.push([...run, ...more]);
    }
  return results;
}

function goesOn(above, run) {
  const [a, b] = [around(above), around(run)];
  const height = a.bottom - a.top;
  return (
    b.top > a.top + height / 2 && b.top < a.bottom + nextLine * height && b.left < a.right && b.right > a.left
  );
}

function datesOn(page, value) {
  return page.lines.flatMap(({words}) =>
    words.flatMap((_, from) =>
      [1, 2, 3, 4, 5, 6]
        .map((count) => words.slice(from, from + count))
        .filter((run, at) => run.length === at + 1 && datesOf(textOf(run), {monthFirst: true}).has(value)),
    ),
  );
}

function labelled(name, box, own, page) {
  const height = box.bottom - box.top;
  const around = page.lines.filter(({box: other}) => {
    const aside = Math.max(0, box.left - other.right, other.left - box.right) / height;
    const above = (box.top - other.bottom) / height;
    const below = (other.top - box.bottom) / height;
    return aside < near.aside && above < near.above && below < near.below;
  });
  const texts = around.map(({words}) => textOf(words.filter((word) => !own.includes(word))));
  return texts.some((text) => labels[name]?.test(text)) ? 1 : 0;
}

function around(words) {
  return {
    left: Math.min(...words.map(({box}) => box.left)),
    top: Math.min(...words.map(({box}) => box.top)),
    right: Math.max(...words.map(({box}) => box.right)),
    bottom: Math.max(...words.map(({box}) => box.bottom)),
  };
}

function textOf(words) {
  return words.map(({text}) => text).join(' ');
}

/** The box in fractions of its page, with a margin as a hand draws it. */
export function drawnBox({page, box}) {
  const margin = 0.15 * (box.bottom - box.top);
  return {
    left: Math.max(0, (box.left - margin) / page.width),
    top: Math.max(0, (box.top - margin) / page.height),
    right: Math.min(1, (box.right + margin) / page.width),
    bottom: Math.min(1, (box.bottom + margin) / page.height),
  };
}
