/** A connected area of a probability map, in its pixels. */
export interface Component {
  left: number;
  top: number;
  /** One past the last column and row. */
  right: number;
  bottom: number;
  /** Mean probability of its pixels. */
  score: number;
  /** Regression of y on x over its pixels: pixels down per pixel right. */
  slope: number;
}

/** The areas of touching pixels (diagonals too) above `threshold`. */
export function findComponents(
  map: {data: Float32Array; width: number; height: number},
  threshold: number,
): Component[] {
  const {data, width, height} = map;
  const stride = width + 2;
  const unseen = framed(map, threshold);
  const stack: number[] = [];
  const components: Component[] = [];
  for (let start = stride + 1; start < unseen.length - stride; start++)
    if (unseen[start]) components.push(flood(start));
  return components;

  function flood(start: number): Component {
    let [left, top, right, bottom] = [width, height, 0, 0];
    let [count, sum, sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0, 0, 0];
    unseen[start] = 0;
    stack.push(start);
    while (stack.length > 0) {
      const at = stack.pop()!;
      const x = (at % stride) - 1;
      const y = (at - x - 1) / stride - 1;
      count++;
      sum += data[y * width + x]!;
      sumX += x;
      sumY += y;
      sumXX += x * x;
      sumXY += x * y;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      if (y >= bottom) bottom = y + 1;
      for (let row = at - stride; row <= at + stride; row += stride)
        for (let next = row - 1; next <= row + 1; next++)
          if (unseen[next]) {
            unseen[next] = 0;
            stack.push(next);
          }
    }
    const variance = sumXX / count - (sumX / count) ** 2;
    const covariance = sumXY / count - (sumX / count) * (sumY / count);
    return {left, top, right, bottom, score: sum / count, slope: variance > 0 ? covariance / variance : 0};
  }
}

/**
 * 1 where the map is above the threshold, with a border of zeros one pixel wide, so that every pixel has neighbours.
 */
function framed(
  {data, width, height}: {data: Float32Array; width: number; height: number},
  threshold: number,
) {
  const above = new Uint8Array((width + 2) * (height + 2));
  for (let y = 0, from = 0, to = width + 3; y < height; y++, to += 2)
    for (let x = 0; x < width; x++) above[to++] = data[from++]! > threshold ? 1 : 0;
  return above;
}
