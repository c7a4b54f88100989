'use strict';
// Decodes a HEIC picture away from the main thread: it takes a second, and the decoder writes complaints to stdout.
const {parentPort, workerData} = require('node:worker_threads');

async function decode({decoder, content, maxPixels}) {
  const [image] = await require(decoder).all({buffer: content});
  const {width, height} = image;
  if (width * height > maxPixels) return {width, height};
  const {data} = await image.decode();
  return {width, height, data};
}

void decode(workerData).then((picture) =>
  parentPort.postMessage(picture, picture.data === undefined ? [] : [picture.data.buffer]),
);
