import type {Word} from '../../page.js';
import type {DetectedLine} from './detect-lines.js';

/** A smaller slope is ignored, as it leaves no word on the wrong row: 0.3 degrees, 9 pixels over a page of 1,700. */
const noticeable = 0.005;

/** The slope most of the text has, 0 when there is little of it or it is level. */
export function slopeOf(lines: readonly DetectedLine[]): number {
  const long = lines.filter(
    ({box}) => box.right - box.left > 5 * (box.bottom - box.top) || box.right - box.left > 200,
  );
  if (long.length < 3) return 0;
  const slope = robustSlope(long);
  return Math.abs(slope) < noticeable ? 0 : slope;
}

/** The median slope of the lines, weighted by their widths, since long ones tell it better. */
export function robustSlope(lines: readonly DetectedLine[]): number {
  const sorted = [...lines].sort((one, other) => one.slope - other.slope);
  const all = sorted.reduce((sum, {box}) => sum + box.right - box.left, 0);
  let before = 0;
  return sorted.find(({box}) => (before += box.right - box.left) >= all / 2)?.slope ?? 0;
}

/** Moves the words of a sloping page to their positions after levelling it around its middle. */
export function straightenWords(
  words: readonly Word[],
  slope: number,
  page: {width: number; height: number},
): Word[] {
  if (slope === 0) return [...words];
  const angle = -Math.atan(slope);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return words.map((word) => {
    const {left, right, top, bottom} = word.box;
    const [x, y] = [(left + right - page.width) / 2, (top + bottom - page.height) / 2];
    const [toX, toY] = [x * cos - y * sin + page.width / 2, x * sin + y * cos + page.height / 2];
    const [halfWidth, halfHeight] = [(right - left) / 2, (bottom - top) / 2];
    return {
      ...word,
      box: {left: toX - halfWidth, right: toX + halfWidth, top: toY - halfHeight, bottom: toY + halfHeight},
    };
  });
}
