import {heightOf} from '../../box.js';
import {isProbable} from '../../probable.js';
import type {Box} from '../../page.js';
import type {FieldRegion} from './value-region.js';
import {locate, type Registration} from '../geometry/page-registration.js';
import {mapBox} from '../geometry/transform.js';

/** Greatest depth and width of the area, in heights of the label: enough for more than one line of writing. */
const deepest = 6;
const widest = 30;

/**
 * The room for writing under a field's label, as far as the print around leaves any; `undefined` without a label or
 * room.
 */
export function writingAreaUnder({label}: FieldRegion, registration: Registration): Box | undefined {
  if (!label) return undefined;
  const {page} = registration;
  const caption = mapBox((point) => locate(registration, point), label.box);
  const height = heightOf(caption);
  // Less legible words may be handwriting, and do not limit the area.
  const print = page.words.filter(({confidence}) => isProbable(confidence)).map(({box}) => box);
  const right = Math.min(
    page.width,
    caption.left + widest * height,
    ...print
      .filter(({left, top, bottom}) => left > caption.right && top < caption.bottom && bottom > caption.top)
      .map(({left}) => left),
  );
  const bottom = Math.min(
    page.height,
    caption.bottom + deepest * height,
    ...print
      .filter((box) => box.top > caption.bottom - height / 2 && box.left < right && box.right > caption.left)
      .map(({top}) => top),
  );
  if (bottom - caption.bottom < height) return undefined;
  return {left: caption.left, top: caption.bottom, right, bottom};
}
