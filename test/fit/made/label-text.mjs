/** A label as the page writes it: its case, a number before it, its colon. */
export function writeLabel(random, style, text, colonShare = style.colon) {
  let label = text;
  if (style.labelCase === 'upper') label = label.toLocaleUpperCase();
  else if (style.labelCase === 'title') label = titleCase(label);
  if (!random.chance(colonShare) || /[?:.…]$/.test(label)) return label;
  return label + (random.chance(0.93) ? ':' : ' :');
}

export function titleCase(text) {
  return text.replace(/(^|[\s/(-])(\p{Ll})/gu, (_, before, letter) => before + letter.toLocaleUpperCase());
}

/** Some label of a form, any subject. */
export function anyLabel(random, style, language, colonShare) {
  let label = random.pick(language.formLabels);
  if (random.chance(0.12)) {
    const second = random.pick(language.formLabels);
    label += random.pick(language.joiners) + second.charAt(0).toLocaleLowerCase() + second.slice(1);
  }
  if (random.chance(0.05)) label = `${random.int(1, 20)}. ${label}`;
  return writeLabel(random, style, label, colonShare);
}

/** The label as a request names it: without its colon. */
export const promptOf = (label) => label.replace(/[\s:]+$/, '');
