import type {Box} from '../../page.js';
import {isProbable} from '../../probable.js';
import type {Raster} from '../../ingest/pixels/raster.js';
import {findComponents, type Component} from './connected-components.js';
import type {Network} from './onnx-runtime.js';
import {mapText} from './text-map.js';

/** A line of text found in a raster: the upright box around it, in pixels, and how it slopes in the box. */
export interface DetectedLine {
  box: Box;
  /** Pixels down per pixel right. */
  slope: number;
}

/**
 * Size of the page's raster, in pixels, in the first pass. The print of a till receipt is then about as high as it
 * should be.
 */
const firstPassPixels = 400_000;
/** Largest size in the second pass, for smaller print. */
const mostPixels = 1_900_000;
/** Line height that suits the detector, in its pixels. Lower lines merge and vanish, higher ones break up. */
const wantedHeight = 20;
/** If the median line is lower than this, in the detector's pixels, there is a second pass. */
const leastHeight = 13;
/** The detector blurs: it makes low lines higher than they are by this many of its pixels. */
const blur = 4.5;
/** The least enlargement that is worth a second look at the page. */
const worthwhile = 1.1;
/** Greatest enlargement of small print. */
const mostEnlarged = 2;
/** A pixel is text above this probability; an area is a line when its mean is one half or more. */
const pixelThreshold = 0.3;
/** The detector is trained to mark lines shrunk; this ratio grows them back (DB, Liao et al. 2020, uses 1.5 to 2). */
const unclipRatio = 1.6;

/** Finds lines at a small scale first, then, if the print is small, at the scale that suits it. */
export async function detectLines(detector: Network, raster: Raster): Promise<DetectedLine[]> {
  const scale = Math.min(1, scaleTo(firstPassPixels, raster));
  const lines = await detectAt(detector, raster, scale);
  const height = Math.max(1, medianHeight(lines) * scale - blur);
  if (height >= leastHeight) return lines;
  const better = Math.min(mostEnlarged, (scale * wantedHeight) / height, scaleTo(mostPixels, raster));
  return better > worthwhile * scale ? detectAt(detector, raster, better) : lines;
}

function scaleTo(pixels: number, {width, height}: Raster): number {
  return Math.sqrt(pixels / (width * height));
}

/** 0 when there are no lines. */
function medianHeight(lines: readonly DetectedLine[]): number {
  const heights = lines.map(({box}) => Math.min(box.bottom - box.top, box.right - box.left));
  return heights.sort((a, b) => a - b)[heights.length >> 1] ?? 0;
}

async function detectAt(detector: Network, raster: Raster, scale: number): Promise<DetectedLine[]> {
  const map = await mapText(detector, raster, scale);
  const [toX, toY] = [raster.width / map.width, raster.height / map.height];
  return findComponents(map, pixelThreshold)
    .filter(isLine)
    .map((component) => growBack(component, toX, toY));
}

function isLine({left, top, right, bottom, score}: Component): boolean {
  return Math.min(right - left, bottom - top) >= 3 && isProbable(score);
}

function growBack(component: Component, toX: number, toY: number): DetectedLine {
  const width = component.right - component.left;
  const height = component.bottom - component.top;
  const slope = width > 3 * height || Math.abs(component.slope) * width > height / 2 ? component.slope : 0;
  const straight = Math.max(3, height - Math.abs(slope) * width);
  const grow = (width * straight * unclipRatio) / (2 * (width + straight));
  return {
    box: {
      left: (component.left - grow) * toX,
      top: (component.top - grow) * toY,
      right: (component.right + grow) * toX,
      bottom: (component.bottom + grow) * toY,
    },
    slope: (slope * toY) / toX,
  };
}
