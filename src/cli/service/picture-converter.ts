import {dirname, join} from 'node:path';
import type {PictureConverter} from '../../batch/model/picture-converter.js';
import type {Surroundings} from '../io.js';
import {loadOptional} from './optional-package.js';

/** The engine as converter of pictures. Nothing is loaded before there is a picture to convert. */
export function createPictureConverter({execPath}: Pick<Surroundings, 'execPath'>): PictureConverter {
  const decoder = async () => {
    const {findHeicDecoder} = await import('../../engine/ingest/image/heic.js');
    return findHeicDecoder(globalFolders(execPath));
  };
  return {
    async lackFor(kind) {
      if (kind !== 'heic' || (await decoder()) !== undefined) return undefined;
      return {
        message: 'HEIC is read with the package heic-decode, which is not installed',
        hint: 'npm install -g heic-decode',
      };
    },
    async convert(content, {name, kind, to, signal}) {
      const {convertPicture} = await loadOptional(
        'converting pictures',
        () => import('../../engine/convert-picture.js'),
        '',
      );
      const heicDecoder = kind === 'heic' ? await decoder() : undefined;
      return convertPicture(content, {name, kind, to, signal, heicDecoder});
    },
  };
}

/** Folders whose `node_modules` hold what npm installs globally, beside this Node.js: on Windows, and elsewhere. */
function globalFolders(execPath: string): string[] {
  const folder = dirname(execPath);
  return [folder, join(folder, '..', 'lib')];
}
