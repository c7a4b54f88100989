import {basename} from 'node:path';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** What takes longest, in this order: begun last, it would keep one core busy while the others have nothing to do. */
export const longest = [
  'readme.test.ts',
  'library.test.ts',
  'mcp.test.ts',
  'demo.test.ts',
  'examples.test.ts',
  'package.test.ts',
  'action.test.ts',
  'quiet.test.ts',
  'studio-looks.test.ts',
  'run.test.ts',
  'command.test.ts',
  'page-pictures.test.ts',
  'crash-points.test.ts',
  'jobs.test.ts',
  'recovery.test.ts',
  'deliver.test.ts',
  'watch.test.ts',
  'lost-workers.test.ts',
  'serve.test.ts',
  'workers.test.ts',
  'interrupt.test.ts',
  'hot-folder.test.ts',
  'resume.test.ts',
  'ppocr-engine.test.ts',
  'teach.test.ts',
  'inspect.test.ts',
  'teaching.test.ts',
  'zone.test.ts',
  'fuzz.test.ts',
  'errors.test.ts',
  'disk.test.ts',
  'surroundings.test.ts',
  'listen.test.ts',
  'terminal-width.test.ts',
  'kill.test.ts',
  'random-kills.test.ts',
  'read-by-script.test.ts',
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
