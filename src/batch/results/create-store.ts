import {join} from 'node:path';
import {createFolderStore} from './folder-store.js';
import type {OutputOptions} from '../model/run-options.js';
import {createPrivateStore} from './private-store.js';
import type {ResultStore} from './result-store.js';

/** The store of a run: the output directory, or without one `results` in the state directory. */
export function createStore(output: OutputOptions, stateDirectory: string): ResultStore {
  return output.directory === undefined
    ? createPrivateStore(join(stateDirectory, 'results'))
    : createFolderStore(output.directory, output);
}
