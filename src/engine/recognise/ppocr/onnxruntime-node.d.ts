/** The native runtime is an optional package that may be missing when this is compiled; it has the same API. */
declare module 'onnxruntime-node-scriptless' {
  export * from 'onnxruntime-web';
}
