/** The part of WebAssembly.Memory that is used here. */
export interface Memory {
  buffer: ArrayBuffer;
  grow(pages: number): number;
}

/**
 * In bytes: enough for a large scan at full size. A decompression bomb exceeds it and is treated as a damaged document.
 */
const mostMemory = 512 * 1024 * 1024;
const pageBytes = 65_536;

/**
 * Limits the memory of a WebAssembly runtime, which grows it through this object, to less than the runtime's own 2 GB.
 */
export function limitMemory(memory: Memory): void {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * pageBytes > mostMemory)
      throw new RangeError('PDFium has no more memory.');
    return grow(pages);
  };
}
