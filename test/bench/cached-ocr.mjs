import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** An OCR engine that keeps what it read of pictures in a folder, for the next run; without a folder, the engine itself. */
export function cachedOcr(engine, folder) {
  if (!folder) return engine;
  mkdirSync(folder, {recursive: true});
  const kept = async (rasters, read) => {
    const file = join(folder, `${hashOf(rasters)}.json`);
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
    const reading = await read();
    writeFileSync(file, JSON.stringify(reading));
    return reading;
  };
  return {
    ...engine,
    readPage: (raster, settings) => kept([raster], () => engine.readPage(raster, settings)),
    readLines: (rasters, settings) =>
      rasters.length === 0
        ? engine.readLines(rasters, settings)
        : kept(['lines', ...rasters], () => engine.readLines(rasters, settings)),
  };
}

function hashOf(parts) {
  const hash = createHash('sha1');
  for (const part of parts)
    if (typeof part === 'string') hash.update(part);
    else hash.update(`${part.width}x${part.height}`).update(part.data);
  return hash.digest('hex');
}
