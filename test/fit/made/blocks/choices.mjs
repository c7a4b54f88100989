import {anyLabel} from '../label-text.mjs';

/** A label and its options, one of them marked with an X before it. */
export function typedChoices(writer, top) {
  const {random, sheet, style, language} = writer;
  writer.label(anyLabel(random, style, language), 50, top, sheet.width * 0.33);
  let x = 50 + sheet.width * 0.35;
  for (const option of random.pick(language.choices)) {
    if (random.chance(0.4)) x = sheet.put(x, top, 'X', {role: 'value'}) + sheet.space();
    x = sheet.put(x + 10, top, option, {role: 'label'}) + 25;
  }
  return top + 2 * sheet.pitch;
}
