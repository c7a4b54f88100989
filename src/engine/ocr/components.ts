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
  const seen = new Uint8Array(width * height);
  const stack: number[] = [];
  const components: Component[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || data[start]! <= threshold) continue;
    seen[start] = 1;
    stack.push(start);
    components.push(flood());
  }
  return components;

  function flood(): Component {
    let [left, top, right, bottom] = [width, height, 0, 0];
    let [count, sum, sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0, 0, 0];
    while (stack.length > 0) {
      const at = stack.pop()!;
      const x = at % width;
      const y = (at - x) / width;
      count++;
      sum += data[at]!;
      sumX += x;
      sumY += y;
      sumXX += x * x;
      sumXY += x * y;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      if (y >= bottom) bottom = y + 1;
      for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY++)
        for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX++) {
          const next = nextY * width + nextX;
          if (seen[next] || data[next]! <= threshold) continue;
          seen[next] = 1;
          stack.push(next);
        }
    }
    const variance = sumXX / count - (sumX / count) ** 2;
    const covariance = sumXY / count - (sumX / count) * (sumY / count);
    return {left, top, right, bottom, score: sum / count, slope: variance > 0 ? covariance / variance : 0};
  }
}
