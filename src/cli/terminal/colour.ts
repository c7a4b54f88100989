import {Chalk, type ChalkInstance, type ColorSupportLevel} from 'chalk';
import type {Io, Output} from '../io.js';

/** Chalk instance for one stream: no colours without a terminal, unless FORCE_COLOR is set. */
export function createColour(io: Io, stream: Output, wanted: boolean): ChalkInstance {
  return new Chalk({level: wanted ? colourLevel(io.env, stream) : 0});
}

/** https://no-color.org: "when present and not an empty string (regardless of its value)". */
function colourLevel(env: Io['env'], stream: Output): ColorSupportLevel {
  if (isSet(env.NO_COLOR)) return 0;
  if (env.FORCE_COLOR !== undefined) return forcedLevel(env.FORCE_COLOR);
  return stream.isTTY === true && env.TERM !== 'dumb' ? 1 : 0;
}

function forcedLevel(text: string): ColorSupportLevel {
  if (text === '0' || text === 'false') return 0;
  return text === '2' ? 2 : text === '3' ? 3 : 1;
}

function isSet(text: string | undefined): boolean {
  return text !== undefined && text !== '';
}
