import type {Random} from './random.mjs';

export function scanPicture(
  picture: Buffer,
  random: Random,
  look?: 'scanned' | 'photographed',
): Promise<Buffer>;
