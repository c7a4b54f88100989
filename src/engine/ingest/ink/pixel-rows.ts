/** A picture of three bytes a pixel (red, green, blue), rows from the top, `stride` bytes apart. */
export interface PixelRows {
  width: number;
  height: number;
  stride: number;
  data: Uint8Array;
}
