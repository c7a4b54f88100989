import type {Box, Page} from '../../page.js';

/** A box in page units as fractions of the page, clipped to the page and at least one unit wide and high. */
export function inFractions(box: Box, page: Page): Box {
  const [width, height] = [1 / page.width, 1 / page.height];
  const left = clip(box.left * width, 0, 1 - width);
  const top = clip(box.top * height, 0, 1 - height);
  return {
    left,
    top,
    right: clip(box.right * width, left + width, 1),
    bottom: clip(box.bottom * height, top + height, 1),
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

function clip(fraction: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, fraction));
}
