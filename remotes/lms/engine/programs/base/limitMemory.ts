const PAGE_BYTES = 65_536;
const MB = 1024 * 1024;
const HEADER_BYTES = 8;
const MEMORY_SECTION = 5;
const HAS_MAXIMUM = 1;
/** The sections before it (types, imports, the types of functions) take less. */
const HEAD_BYTES = MB;

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

interface Limit {
  /** The section of the module's memory, up to its end. */
  readonly at: number;
  readonly end: number;
  /** The section that takes its place. */
  readonly section: Uint8Array<ArrayBuffer>;
}

/** @returns null where a module brings no memory of its own, as far as it is given */
const limitOf = (module: Uint8Array, maxMb: number): Limit | null => {
  for (let at = HEADER_BYTES; at < module.length;) {
    const [size, start] = readNumber(module, at + 1);
    const end = start + size;
    if (module[at] === MEMORY_SECTION) {
      const [, flagsAt] = readNumber(module, start);
      const [initial] = readNumber(module, flagsAt + 1);
      const maximum = Math.max(Math.floor((maxMb * MB) / PAGE_BYTES), initial);
      const content = [1, HAS_MAXIMUM, ...written(initial), ...written(maximum)];
      return { at, end, section: Uint8Array.from([MEMORY_SECTION, ...written(content.length), ...content]) };
    }
    at = end;
  }
  return null;
};

/**
 * A WebAssembly module whose memory grows no further than `maxMb`: where a module grows it by its own instructions, nothing else can keep
 * it from taking all that there is.
 * @throws Error where the module brings no memory
 */
export const limitMemory = async (module: Blob, maxMb: number): Promise<Blob> => {
  const limit = limitOf(new Uint8Array(await module.slice(0, HEAD_BYTES).arrayBuffer()), maxMb);
  if (!limit) throw new Error("The module's memory is not declared where it should be");
  return new Blob([module.slice(0, limit.at), limit.section, module.slice(limit.end)]);
};
