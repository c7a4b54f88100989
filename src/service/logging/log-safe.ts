import {sourceStack} from './source-stack.js';

/** Makes crash reports safe for the log: error messages may quote document text. */

/** Name and frames of a stack, with the places in the sources, without its message. */
export function stackFrames(stack: string): string {
  const name = /^(?:Uncaught )?(\w*Error)\b/.exec(stack)?.[1] ?? 'Error';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return sourceStack([name, ...frames].join('\n'));
}

/** Why a worker ended, with known messages of its runtime only. */
export function loggableReason(reason: string): string {
  const end = reason.indexOf(')') + 1;
  const lines = reason.slice(end).split('\n');
  return [reason.slice(0, end), ...lines.filter((line) => ofRuntime.test(line))].join('\n').trim();
}

const ofRuntime = /^\s+at |^FATAL ERROR: [\w :-]+$|^\w*Error$|^Aborted\(\w*\)$|^Node\.js v/;
