import {Option, type Command} from 'commander';
import type {GlobalOptions} from '../terminal/talk.js';
import {portValue} from './option-values.js';
import {addGroup} from './shared-flags.js';

export interface StudioOptions extends GlobalOptions {
  port?: number;
  /** False with `--no-open`. */
  open: boolean;
}

export function addStudioOptions(command: Command): Command {
  return addGroup(command, 'Studio:', [
    new Option('--port <port>', 'the port on 127.0.0.1 (any free one)').argParser(portValue),
    new Option('--no-open', 'open no browser'),
  ]);
}
