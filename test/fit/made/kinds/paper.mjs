import {footer, heading} from '../blocks/letterhead.mjs';
import {paragraph, smallPrint} from '../blocks/text-blocks.mjs';

/**
 * A kind of paper: a heading, and its parts one below the other; a new page where the sheet is full. `languages`: those it
 * exists in, if not in all.
 */
export function paper({name, documentTypes, languages, parts}) {
  return {
    ...(languages === undefined ? {} : {languages}),
    documentTypes: [...documentTypes, name.replaceAll('-', ' '), 'document', ''],
    write(writer) {
      const {random} = writer;
      let y = random.uniform(30, 80);
      const headingAt = random.int(0, 1);
      for (const [index, part] of parts(random).entries()) {
        if (index === headingAt) y = heading(writer, y, writer.language.headings[name]) + gap(writer);
        if (y > writer.sheet.height * 0.72) y = nextPage(writer);
        y = part(writer, y) + gap(writer);
        if (random.chance(0.06)) y = smallPrint(writer, y) + gap(writer);
        if (random.chance(0.08) && y < writer.sheet.height * 0.7) y = paragraph(writer, y) + gap(writer);
      }
      while (y < writer.sheet.height * 0.6 && random.chance(0.6)) y = paragraph(writer, y) + gap(writer);
      if (random.chance(0.6)) footer(writer);
    },
  };
}

function gap({random, sheet}) {
  return random.uniform(0.4, 3) * sheet.size;
}

function nextPage(writer) {
  writer.newPage();
  return writer.random.uniform(30, 70);
}
