import {expect, test} from 'vitest';
import {sortFiles} from '../../../../src/service/studio/pages/jobs/readable-files.js';

test('what is surely no document is left out before it is sent; what a browser cannot name is sent', () => {
  const files = [
    ...['application/pdf', 'image/png', 'image/tiff', 'application/zip', 'application/x-zip-compressed', ''],
    ...['text/plain', 'text/csv', 'application/json', 'video/mp4', 'application/pdfx'],
  ].map((type) => ({type}));
  const {readable, others} = sortFiles(files);
  expect(others).toEqual(files.slice(6));
  expect(readable).toEqual(files.slice(0, 6));
});
