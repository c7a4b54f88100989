import type {Sharp} from 'sharp';
import type {ConvertedKind, DocumentKind} from '../contract/documents.js';
import {allowed, readable} from './ingest/image/image-file.js';
import {decodeHeic} from './ingest/image/heic.js';
import {loadSharp, sharpWithLimits} from './ingest/image/sharp.js';

export interface PictureConversion {
  /** Name of the file, for messages. */
  name: string;
  kind: DocumentKind;
  to: ConvertedKind;
  /** Path of the decoder, for HEIC. */
  heicDecoder?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** High enough that print stays sharp. */
const jpegQuality = 95;

/**
 * Converts a picture to a file of another kind: upright, in sRGB, without its metadata; of an animation the first
 * frame. The same picture gives the same bytes. Throws `unreadable_document` for one that is damaged or too large, and
 * `missing_package`.
 */
export async function convertPicture(content: Uint8Array, conversion: PictureConversion): Promise<Buffer> {
  const {name, to} = conversion;
  const picture = await opened(content, conversion);
  return readable(name, () => {
    const plain = picture.toColourspace('srgb');
    return to === 'png'
      ? plain.png().toBuffer()
      : plain
          .flatten({background: '#ffffff'})
          .jpeg({quality: jpegQuality, chromaSubsampling: '4:4:4'})
          .toBuffer();
  });
}

async function opened(
  content: Uint8Array,
  {name, kind, heicDecoder, signal}: PictureConversion,
): Promise<Sharp> {
  const sharp = await loadSharp();
  if (kind !== 'heic') {
    const picture = sharp(content, sharpWithLimits);
    allowed(name, (await readable(name, () => picture.metadata())).autoOrient);
    return picture.autoOrient();
  }
  if (heicDecoder === undefined) throw new Error('no decoder of HEIC is given');
  const {width, height, data} = await readable(name, () =>
    decodeHeic(content, {decoder: heicDecoder, signal}),
  );
  allowed(name, {width, height});
  return sharp(data, {raw: {width, height, channels: 4}});
}
