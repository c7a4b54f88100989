import type {Box, Page} from '../../page.js';

/** A box in page units as fractions of the page, clipped to the page and never empty. */
export function inFractions(box: Box, page: Page): Box {
  const left = clip(box.left / page.width, 0, 1 - thinnest);
  const top = clip(box.top / page.height, 0, 1 - thinnest);
  return {
    left,
    top,
    right: clip(box.right / page.width, left + thinnest, 1),
    bottom: clip(box.bottom / page.height, top + thinnest, 1),
  };
}

const thinnest = 0.0001;

export function inPageUnits(box: Box, page: Page): Box {
  return {
    left: box.left * page.width,
    top: box.top * page.height,
    right: box.right * page.width,
    bottom: box.bottom * page.height,
  };
}

function clip(fraction: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, fraction));
}
