import {expect, test, vi, onTestFinished} from 'vitest';
import {createProgress, type ProgressNote} from '../../../src/cli/mcp/progress-notes.js';

test('progress counts documents, never stands still, and goes on while nothing happens', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const notes: ProgressNote[] = [];
  const {tell, end} = createProgress((note) => notes.push(note));
  tell({type: 'planned', documents: 2, bytes: 10, skipped: 1, resumed: 0});
  vi.advanceTimersByTime(20_000);
  tell({type: 'document', document: {source: 'a', status: 'succeeded', mapping: 'exact'}});
  tell({type: 'document', document: {source: 'b', status: 'failed', mapping: 'none'}});
  end();
  vi.advanceTimersByTime(20_000);
  expect(notes).toHaveLength(7);
  expect(notes.every(({progress}, at) => at === 0 || progress > (notes[at - 1]?.progress ?? 0))).toBe(true);
  expect(notes.at(-1)).toEqual({progress: 2, total: 2, message: 'b: failed'});
});
