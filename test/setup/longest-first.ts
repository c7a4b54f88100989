import {basename} from 'node:path';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** What takes longest, in this order: begun last, it would keep one core busy while the others have nothing to do. */
export const longest = [
  'readme.test.ts',
  'crash-points.test.ts',
  'run.test.ts',
  'command.test.ts',
  'jobs.test.ts',
  'recovery.test.ts',
  'watch.test.ts',
  'resume.test.ts',
  'random-kills.test.ts',
  'deliver.test.ts',
  'fuzz.test.ts',
  'ppocr-engine.test.ts',
  'serve.test.ts',
  'listen.test.ts',
  'quiet.test.ts',
  'interrupt.test.ts',
  'read-by-script.test.ts',
  'hot-folder.test.ts',
  'zone.test.ts',
  'surroundings.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rankOf(one.moduleId) - rankOf(other.moduleId));
  }
}

function rankOf(path: string): number {
  const place = longest.indexOf(basename(path));
  return place < 0 ? longest.length : place;
}
