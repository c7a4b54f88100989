/** Where the centre of a pixel, or of a cell of a row of equal cells, is. */
export function centreOfPixel(index: number): number {
  return index + 1 / 2;
}

/** The pixel whose centre is at a place; between two pixels it is a fraction. */
export function pixelAt(place: number): number {
  return place - 1 / 2;
}
