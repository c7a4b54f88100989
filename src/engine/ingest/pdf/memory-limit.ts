/** A WebAssembly.Memory, as far as we use it. */
export interface Memory {
  buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** In bytes. A large scan at full size fits; what is packed to unpack without end runs into it and is damaged to us. */
const mostMemory = 512 * 1024 * 1024;
const pageBytes = 65_536;

/** Stops the memory of a WebAssembly runtime, which grows it through this object, well before its own 2 GB. */
export function limitMemory(memory: Memory): void {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * pageBytes > mostMemory)
      throw new RangeError('PDFium has no more memory.');
    return grow(pages);
  };
}
