import {resizeRaster} from '../image/sharp.js';
import type {Box} from '../page.js';
import type {Raster} from '../raster.js';
import {findComponents, type Component} from './components.js';
import type {Network} from './onnx.js';

/** A line of text found in a raster: the upright box around it, in pixels, and how it slopes in the box. */
export interface DetectedLine {
  box: Box;
  /** Pixels down per pixel right. */
  slope: number;
}

/** The detector's working size. Smaller loses small print on long receipts, larger costs time with the square. */
const longestSide = 1600;
/** A pixel is text above this probability, an area is a line when its mean is above the second. */
const pixelThreshold = 0.3;
const lineThreshold = 0.5;
/** The detector is trained to mark lines shrunk; this ratio grows them back (DB, Liao et al. 2020, uses 1.5 to 2). */
const unclipRatio = 1.6;
/** Channel order and normalisation the detector was trained with (ImageNet, blue first). */
const mean = [0.406, 0.456, 0.485];
const deviation = [0.225, 0.224, 0.229];

export async function detectLines(detector: Network, raster: Raster): Promise<DetectedLine[]> {
  const scale = Math.min(1, longestSide / Math.max(raster.width, raster.height));
  const width = toMultipleOf32(raster.width * scale);
  const height = toMultipleOf32(raster.height * scale);
  const input = await toInput(raster, width, height);
  const {data} = await detector.run(input, [1, 3, height, width]);
  const [toX, toY] = [raster.width / width, raster.height / height];
  return findComponents({data, width, height}, pixelThreshold)
    .filter(isLine)
    .map((component) => growBack(component, toX, toY));
}

function toMultipleOf32(size: number): number {
  return Math.max(32, Math.round(size / 32) * 32);
}

async function toInput(raster: Raster, width: number, height: number): Promise<Float32Array> {
  const {data: small} = await resizeRaster(raster, width, height);
  const pixels = width * height;
  const input = new Float32Array(3 * pixels);
  for (let channel = 0; channel < 3; channel++) {
    const scale = 1 / (255 * deviation[channel]!);
    const shift = mean[channel]! / deviation[channel]!;
    const plane = channel * pixels;
    for (let pixel = 0, from = 2 - channel; pixel < pixels; pixel++, from += 3)
      input[plane + pixel] = small[from]! * scale - shift;
  }
  return input;
}

function isLine({left, top, right, bottom, score}: Component): boolean {
  return Math.min(right - left, bottom - top) >= 3 && score >= lineThreshold;
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
