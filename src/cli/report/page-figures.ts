import type {Box} from '../../contract/fields.js';
import type {PagePicture} from '../../engine/page-pictures.js';
import {markup, type Markup} from '../../service/api-page/markup.js';
import {shownInAttribute} from './shown-text.js';
import {unsureBelow} from './shown-values.js';
import type {NumberedValue} from './value-table.js';

/** Pictures of pages, a box over each value that leads to it. */
export function pageFigures(pictures: readonly PagePicture[], values: readonly NumberedValue[]): Markup[] {
  return pictures.map((picture) => {
    const {page, width, height, data} = picture;
    const own = values.flatMap((value) =>
      value.meta?.page === page && value.meta.box !== undefined
        ? [boxLink(value, value.meta.box, picture)]
        : [],
    );
    const source = `data:image/webp;base64,${Buffer.from(data).toString('base64')}`;
    return markup`<figure><div class="page"><img src="${source}" width="${width}" height="${height}" alt="Page ${page}"><svg viewBox="0 0 ${width} ${height}" role="group" aria-label="Values on page ${page}">${own}</svg></div><figcaption>Page ${page}</figcaption></figure>
`;
  });
}

/** In pixels of the picture, around the print. */
const margin = 3;

function boxLink({id, name, meta}: NumberedValue, box: Box, {width, height}: PagePicture): Markup {
  const [x, y] = [round(box.left * width - margin), round(box.top * height - margin)];
  const wide = round((box.right - box.left) * width + 2 * margin);
  const high = round((box.bottom - box.top) * height + 2 * margin);
  const label = shownInAttribute(name);
  const kind = meta !== undefined && meta.confidence < unsureBelow ? 'box unsure' : 'box';
  // The name is written inwards where the box is at the right edge, and below where it is at the top.
  const isRight = x > width / 2;
  const textX = isRight ? round(x + wide) : x;
  const textY = y > 30 ? round(y - 6) : round(y + high + 22);
  return markup`<a id="b${id}" class="${kind}" data-v="${id}" href="#v${id}" aria-label="${label}"><rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="3"/><text x="${textX}" y="${textY}" text-anchor="${isRight ? 'end' : 'start'}">${label}</text></a>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
