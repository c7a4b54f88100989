import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import {DocextractError} from '../../contract/errors.js';
import {findModelFolder, modelFiles} from '../../engine/recognise/ppocr/model-files.js';
import {runtimeInUse} from '../../engine/recognise/ppocr/onnx-runtime.js';
import {formatBytes} from '../render/progress-state.js';
import {type Check, fail, ok} from './check.js';
import {installHint, lack, versionOf} from './check-packages.js';

/** The package of the native runtime, under the name it is installed by; the WebAssembly one is a part of this package. */
const native = 'onnxruntime-node-scriptless';

/** Checks what reads scans: loads the runtime as reading does, and looks at the files of the models. */
export async function checkRecognition(isNeeded: boolean): Promise<Check[]> {
  return [await checkRuntime(isNeeded), await checkModels(isNeeded)];
}

async function checkRuntime(isNeeded: boolean): Promise<Check> {
  const runtime = await runtimeInUse().catch(orMissing);
  if (runtime === undefined) return lack('recognition', 'no runtime can be loaded', isNeeded);
  const version = versionOf(native);
  const message =
    runtime === 'native'
      ? `onnxruntime-node ${version ?? 'of no known version'}, native code`
      : `WebAssembly, three times slower than native code: ${whyNotNative(version)}`;
  const facts = {runtime, ...(runtime === 'native' && {package: 'onnxruntime-node', version})};
  return {...ok('recognition', message), facts};
}

function whyNotNative(version: string | undefined): string {
  return version === undefined
    ? `onnxruntime-node is not installed; ${installHint}`
    : `onnxruntime-node ${version} is installed, but this system cannot load it`;
}

async function checkModels(isNeeded: boolean): Promise<Check> {
  const name = modelFiles.package;
  const version = versionOf(name);
  if (version === undefined) return lack('models', `${name} is not installed`, isNeeded);
  const folder = findModelFolder();
  const files = await Promise.all(
    [modelFiles.detector, modelFiles.recogniser, modelFiles.characters].map(async (file) => ({
      file,
      bytes: await stat(join(folder, file)).then(
        ({size}) => size,
        () => 0,
      ),
    })),
  );
  const empty = files.filter(({bytes}) => bytes === 0).map(({file}) => file);
  if (empty.length > 0)
    return fail(
      'models',
      `missing or empty in ${folder}: ${empty.join(', ')}`,
      `install again: ${installHint}`,
      2,
    );
  const sizes = files.map(({file, bytes}) => `${file} ${formatBytes(bytes)}`).join(', ');
  return {...ok('models', `${name} ${version}: ${sizes}`), facts: {package: name, version, folder, files}};
}

function orMissing(error: unknown): undefined {
  if (error instanceof DocextractError && error.code === 'missing_package') return undefined;
  throw error;
}
