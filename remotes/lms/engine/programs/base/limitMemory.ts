const PAGE_BYTES = 65_536;
const MB = 1024 * 1024;
const HEADER_BYTES = 8;
const MEMORY_SECTION = 5;
const HAS_MAXIMUM = 1;

/** A number as WebAssembly writes it (unsigned LEB128), and where the next byte is. */
const readNumber = (bytes: Uint8Array, at: number): readonly [value: number, next: number] => {
  let value = 0;
  let shift = 0;
  for (let next = at; ; next += 1) {
    const byte = bytes[next] ?? 0;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return [value, next + 1];
    shift += 7;
  }
};

const written = (value: number): number[] =>
  value < 0x80 ? [value] : [(value % 0x80) | 0x80, ...written(Math.floor(value / 0x80))];

/**
 * A WebAssembly module whose memory grows no further than `maxMb`: where a module grows it by its own instructions, nothing else can keep
 * it from taking all that there is. Modules that bring no memory of their own stay as they are.
 */
export const limitMemory = (module: Uint8Array, maxMb: number): Uint8Array<ArrayBuffer> => {
  for (let at = HEADER_BYTES; at < module.length;) {
    const [size, start] = readNumber(module, at + 1);
    if (module[at] === MEMORY_SECTION) {
      const [, flagsAt] = readNumber(module, start);
      const [initial] = readNumber(module, flagsAt + 1);
      const maximum = Math.max(Math.floor((maxMb * MB) / PAGE_BYTES), initial);
      const content = [1, HAS_MAXIMUM, ...written(initial), ...written(maximum)];
      const section = Uint8Array.from([MEMORY_SECTION, ...written(content.length), ...content]);
      const limited = new Uint8Array(module.length - (start + size - at) + section.length);
      limited.set(module.subarray(0, at));
      limited.set(section, at);
      limited.set(module.subarray(start + size), at + section.length);
      return limited;
    }
    at = start + size;
  }
  return new Uint8Array(module);
};
