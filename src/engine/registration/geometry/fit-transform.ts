import {chain, type Pair, type Point, type Transform} from './transform.js';

/** Weighted least squares: turn, scale and shift. `undefined` when fewer than two different points. */
export function fitSimilarity(pairs: Pair[]): Transform | undefined {
  const solution = solveRows(
    pairs.flatMap(({from: {x, y}, to, weight}) => [
      {cells: [x, -y, 1, 0], value: to.x, weight},
      {cells: [y, x, 0, 1], value: to.y, weight},
    ]),
    4,
  );
  if (!solution) return undefined;
  const [a, b, c, d] = solution as [number, number, number, number];
  return [a, -b, c, b, a, d, 0, 0, 1];
}

/** Weighted least squares with shear and separate scales. `undefined` when the points lie on one line. */
export function fitAffine(pairs: Pair[]): Transform | undefined {
  const row = ({from, weight}: Pair, value: number) => ({cells: [from.x, from.y, 1], value, weight});
  const across = solveRows(
    pairs.map((pair) => row(pair, pair.to.x)),
    3,
  );
  const down = solveRows(
    pairs.map((pair) => row(pair, pair.to.y)),
    3,
  );
  if (!across || !down) return undefined;
  return [...across, ...down, 0, 0, 1] as unknown as Transform;
}

/**
 * Weighted direct linear transform on points moved to the origin and scaled to unit spread, without which the
 * equations lose their precision (Hartley, "In defense of the eight-point algorithm", 1997).
 */
export function fitHomography(pairs: Pair[]): Transform | undefined {
  if (pairs.length < 4) return undefined;
  const source = unitFrame(pairs.map((pair) => pair.from));
  const target = unitFrame(pairs.map((pair) => pair.to));
  const rows = pairs.flatMap(({from, to, weight}) => {
    const [x, y] = [(from.x - source.x) / source.size, (from.y - source.y) / source.size];
    const [u, v] = [(to.x - target.x) / target.size, (to.y - target.y) / target.size];
    return [
      {cells: [x, y, 1, 0, 0, 0, -u * x, -u * y], value: u, weight},
      {cells: [0, 0, 0, x, y, 1, -v * x, -v * y], value: v, weight},
    ];
  });
  const solution = solveRows(rows, 8);
  if (!solution) return undefined;
  const intoUnit: Transform = [
    1 / source.size,
    0,
    -source.x / source.size,
    0,
    1 / source.size,
    -source.y / source.size,
    0,
    0,
    1,
  ];
  const outOfUnit: Transform = [target.size, 0, target.x, 0, target.size, target.y, 0, 0, 1];
  return chain(chain(intoUnit, [...solution, 1] as unknown as Transform), outOfUnit);
}

function unitFrame(points: Point[]): {x: number; y: number; size: number} {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const size = points.reduce((sum, point) => sum + Math.hypot(point.x - x, point.y - y), 0) / points.length;
  return {x, y, size: size || 1};
}

interface Row {
  cells: number[];
  value: number;
  weight: number;
}

/** Normal equations, columns scaled to like size, then Gauss with pivoting. `undefined` when they are singular. */
function solveRows(rows: Row[], unknowns: number): number[] | undefined {
  const sizes = Array.from({length: unknowns}, (_, k) =>
    Math.max(...rows.map((row) => Math.abs(row.cells[k]!)), 1e-9),
  );
  const matrix = Array.from({length: unknowns}, () => new Array<number>(unknowns + 1).fill(0));
  for (const {cells, value, weight} of rows) {
    for (let i = 0; i < unknowns; i++) {
      const scaled = (weight * cells[i]!) / sizes[i]!;
      for (let j = 0; j < unknowns; j++) matrix[i]![j]! += (scaled * cells[j]!) / sizes[j]!;
      matrix[i]![unknowns]! += scaled * value;
    }
  }
  return eliminate(matrix)?.map((solved, k) => solved / sizes[k]!);
}

function eliminate(matrix: number[][]): number[] | undefined {
  const size = matrix.length;
  const tiny = 1e-10 * Math.max(...matrix.map((row, i) => Math.abs(row[i]!)));
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row;
    if (!(Math.abs(matrix[pivot]![column]!) > tiny)) return undefined;
    [matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!];
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = matrix[row]![column]! / matrix[column]![column]!;
      for (let k = column; k <= size; k++) matrix[row]![k]! -= factor * matrix[column]![k]!;
    }
  }
  return matrix.map((row, i) => row[size]! / row[i]!);
}
