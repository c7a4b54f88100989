import type {Box, Page} from '../page.js';

/** A box in page units as fractions of the page, what lies outside the page cut off. */
export function inFractions(box: Box, page: Page): Box {
  return {
    left: clip(box.left / page.width),
    top: clip(box.top / page.height),
    right: clip(box.right / page.width),
    bottom: clip(box.bottom / page.height),
  };
}

export function inPageUnits(box: Box, page: Page): Box {
  return {
    left: box.left * page.width,
    top: box.top * page.height,
    right: box.right * page.width,
    bottom: box.bottom * page.height,
  };
}

function clip(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}
