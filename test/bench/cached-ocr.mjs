import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** An OCR engine that keeps what it read of a picture in a folder, for the next run; without a folder, the engine itself. */
export function cachedOcr(engine, folder) {
  if (!folder) return engine;
  mkdirSync(folder, {recursive: true});
  return {
    ...engine,
    async readPage(raster, settings) {
      const hash = createHash('sha1')
        .update(`${raster.width}x${raster.height}`)
        .update(raster.data)
        .digest('hex');
      const file = join(folder, `${hash}.json`);
      if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
      const reading = await engine.readPage(raster, settings);
      writeFileSync(file, JSON.stringify(reading));
      return reading;
    },
  };
}
