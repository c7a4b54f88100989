// The day of an invoice as fewer houses state it: without a label, or with a rare one.
import {chance, pick, weighted} from './draw.mjs';

/** Rare labels, and what stands between a town and a date; no wording here is a usual label of the engine. */
const words = {
  en: {labels: ['Raised', 'Made out', 'Drawn up', 'Day'], at: ', ', at2: ', '},
  de: {labels: ['Gestellt', 'Erstellt', 'Stand', 'Tag'], at: ', den ', at2: ', '},
  fr: {labels: ['Établie', 'Éditée', 'Faite', 'Jour'], at: ', le ', at2: ' le '},
  es: {labels: ['Expedida', 'Hecha', 'Día'], at: ', ', at2: ' a '},
  it: {labels: ['Redatta', 'Fatta', 'Giorno'], at: ', ', at2: ', lì '},
  pt: {labels: ['Passada', 'Feita', 'Dia'], at: ', ', at2: ', '},
  nl: {labels: ['Gemaakt', 'Gesteld', 'Dag'], at: ', ', at2: ', '},
  pl: {labels: ['Sporządzono', 'Dzień'], at: ', dnia ', at2: ', '},
  sv: {labels: ['Upprättad', 'Dag'], at: ', ', at2: ' den '},
  tr: {labels: ['Hazırlandı', 'Gün'], at: ', ', at2: ' '},
};

/** How a house states the day; no house states it twice. */
export function inventDating(random) {
  return weighted(random, {town: 3, alone: 3, rare: 3, bare: 2, behindTitle: 2, wrapped: 2, withNumber: 2});
}

/** The rows of facts that name number and day, in this way of stating it. */
export function datedFacts(random, {invoice, style, printed}) {
  const number = [style.words.number, invoice.number];
  const day = printed(invoice.issued);
  if (style.dating === 'rare') return [number, [pick(random, words[invoice.language].labels), day]];
  if (style.dating === 'bare') return [number, ['', day]];
  if (style.dating === 'withNumber')
    return [[style.words.number, `${invoice.number}${pick(random, [' / ', '   ', ' - '])}${day}`]];
  return style.dating === 'wrapped' ? [] : [number];
}

/** The lines that stand above or below the title, each with the place it has: `left`, `right` or beside the title. */
export function datedLines(random, {invoice, style, printed}) {
  const day = printed(invoice.issued);
  if (style.dating === 'town') {
    const {at, at2} = words[invoice.language];
    return [
      {
        text: `${townOf(invoice)}${chance(random, 0.7) ? at : at2}${day}`,
        side: pick(random, ['left', 'right']),
      },
    ];
  }
  if (style.dating === 'alone') return [{text: day, side: pick(random, ['left', 'right'])}];
  return [];
}

/** The title, which may go on with the day; a long one in two lines. */
export function datedTitle({invoice, style, printed}) {
  const day = printed(invoice.issued);
  if (style.dating === 'behindTitle') return [`${style.words.title}  ${day}`];
  if (style.dating !== 'wrapped') return undefined;
  const [before, after] = style.words.inline.replace('{n}', invoice.number).split('{d}');
  return before === '' ? undefined : [before.trim(), `${day}${after ?? ''}`];
}

/** The town without its postcode. */
function townOf({seller}) {
  const words = seller.lines.at(-1).split(/[\s,]+/);
  return words.filter((word) => /^\p{Lu}\p{Ll}+/u.test(word)).join(' ') || 'Paris';
}
