import type {InferenceSession, Tensor} from 'onnxruntime-web';
import {missingPackage} from '../../optional-package.js';

/** A neural network with one input and one output, both of 32-bit floating point. */
export interface Network {
  run(input: Float32Array, shape: readonly number[]): Promise<{data: Float32Array; shape: readonly number[]}>;
  close(): Promise<void>;
}

/** The part of the API that the native and the WebAssembly runtime share. */
interface Runtime {
  InferenceSession: {
    create(model: Uint8Array, options: InferenceSession.SessionOptions): Promise<InferenceSession>;
  };
  Tensor: new (type: 'float32', data: Float32Array, shape: readonly number[]) => Tensor;
}

export type RuntimeName = 'native' | 'wasm';

interface LoadedRuntime {
  name: RuntimeName;
  runtime: Runtime;
}

/** The runtime that reading a scan would use, which this loads. Throws `missing_package` when there is none. */
export async function runtimeInUse(): Promise<RuntimeName> {
  return (await loadRuntime(1)).name;
}

/**
 * Opens a model with the native runtime where it can be loaded, else with the WebAssembly one (three times the CPU
 * time).
 */
export async function openNetwork(
  model: Uint8Array,
  options: {threads: number; runtime?: RuntimeName},
): Promise<Network> {
  const {runtime} = await loadRuntime(options.threads, options.runtime);
  const session = await runtime.InferenceSession.create(model, {
    intraOpNumThreads: options.threads,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    // The arena keeps what the largest run needed, so runs must be bounded (strips of pages, batches of lines). Without
    // it, half the time goes into asking the system for memory.
    enableCpuMemArena: true,
    enableMemPattern: false,
  });
  const [inputName, outputName] = [session.inputNames[0]!, session.outputNames[0]!];
  return {
    async run(input, shape) {
      const results = await session.run({[inputName]: new runtime.Tensor('float32', input, shape)});
      const output = results[outputName]!;
      return {data: output.data as Float32Array, shape: output.dims};
    },
    close: () => session.release(),
  };
}

/**
 * The last native runtime without an install script. Newer ones fetch more from outside the registry when they are
 * installed and are 288 MB; with release 1.30, pages take a tenth less CPU time and are read the same.
 */
async function loadNative(): Promise<LoadedRuntime> {
  return {name: 'native', runtime: await import('onnxruntime-node-scriptless')};
}

async function loadRuntime(threads: number, wanted?: RuntimeName): Promise<LoadedRuntime> {
  if (wanted !== 'wasm') {
    const native = await loadNative().catch((error: unknown) => {
      if (wanted === 'native') throw missingPackage('onnxruntime-node-scriptless', error);
      return undefined;
    });
    if (native) return native;
  }
  const web = await import('onnxruntime-web').catch((error: unknown) => {
    throw missingPackage('onnxruntime-web', error);
  });
  web.env.wasm.numThreads = threads;
  return {name: 'wasm', runtime: web};
}
