/** The native runtime is an optional package that may be missing when this is compiled; it speaks the same API. */
declare module 'onnxruntime-node' {
  export * from 'onnxruntime-web';
}

/** The last release of it without an install script. */
declare module 'onnxruntime-node-scriptless' {
  export * from 'onnxruntime-web';
}
