// Where a true value is among the recognised words, as somebody who knows the form would click on them.
import {similarity, squeeze} from '../any/score.mjs';
import {drawnBox, valueOnPages} from '../references/value-on-page.mjs';

export {drawnBox};

/** `{page, box, text, words}`; undefined where the value was not recognised. */
export function valueOn(name, field, pages) {
  if (field.type === 'amount') return amountOn(field.value, pages);
  return valueOnPages(name, field, pages);
}

function amountOn(value, pages) {
  const wanted = squeeze(value);
  for (const page of pages)
    for (const {words} of page.lines)
      for (const word of words)
        if (/\d[.,]\d\d\b/.test(word.text) && similarity(word.text.replace(/\D/g, ''), wanted) === 1)
          return {page, words: [word], box: word.box, text: word.text};
  return undefined;
}
