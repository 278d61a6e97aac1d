import { deflateRawSync, inflateRawSync, type ZlibOptions } from "node:zlib";

import { LRUCache } from "lru-cache";

export interface PackingCacheOptions<T> {
  /** How many values are kept ready for use; fewer where their texts are longer than `maxReadyLength` together. */
  readonly maxReady: number;
  readonly maxReadyLength: number;
  /** Of all packed values, in bytes. */
  readonly maxPackedBytes: number;
  readonly lengthOf: (value: T) => number;
  readonly write: (value: T) => string;
  readonly read: (text: string) => T;
}

/** A small window: the texts are short, and what the packer takes of the memory is not all given back. */
const WINDOW_BITS = 14;
const MEMORY_LEVEL = 6;
/** Of what all texts are compared with: nearly as much as the window sees. */
const MAX_DICTIONARY = 15 * 1024;
const SAMPLES = 8;

/**
 * Keeps values within a bounded memory: those used last ready for use, those before them packed. What is packed is not lost:
 * whoever asks for it gets it, a fraction of a millisecond later, and it is among the ready ones again. What texts have in common
 * is packed into none of them: some of the first ones are kept to compare all with.
 */
export class PackingCache<T extends object> {
  private readonly ready: LRUCache<string, T>;
  /** One letter for each byte: a text takes less memory than a buffer, which may be cut from a larger one. */
  private readonly packed: LRUCache<string, string>;
  /** Made when the first value is packed, and never again: what is packed can be read only with the same. */
  private zlib: ZlibOptions | undefined;

  constructor(private readonly options: PackingCacheOptions<T>) {
    const { maxReady, maxReadyLength, maxPackedBytes, lengthOf, write } = options;
    this.packed = new LRUCache({
      maxSize: maxPackedBytes,
      sizeCalculation: (bytes, key) => bytes.length + key.length,
    });
    this.ready = new LRUCache({
      max: maxReady,
      maxSize: maxReadyLength,
      sizeCalculation: lengthOf,
      dispose: (value, key, reason) => {
        if (reason === "evict") this.packed.set(key, deflateRawSync(write(value), this.packing()).toString("latin1"));
      },
    });
  }

  get(key: string): T | undefined {
    const ready = this.ready.get(key);
    if (ready) return ready;
    const bytes = this.packed.get(key);
    if (bytes === undefined) return undefined;
    const value = this.options.read(inflateRawSync(Buffer.from(bytes, "latin1"), this.packing()).toString("utf8"));
    this.set(key, value);
    return value;
  }

  /** Only what is ready, without counting as a use. */
  peek(key: string): T | undefined {
    return this.ready.peek(key);
  }

  set(key: string, value: T): void {
    this.packed.delete(key);
    this.ready.set(key, value);
  }

  get hasAny(): boolean {
    return this.ready.size > 0;
  }

  delete(key: string): void {
    this.ready.delete(key);
    this.packed.delete(key);
  }
  private packing(): ZlibOptions {
    this.zlib ??= { windowBits: WINDOW_BITS, memLevel: MEMORY_LEVEL, ...this.inCommon() };
    return this.zlib;
  }

  private inCommon(): Pick<ZlibOptions, "dictionary"> {
    const values = [...this.ready.values()];
    const step = Math.ceil(values.length / SAMPLES);
    let text = "";
    for (const value of values.filter((_, index) => index % step === 0))
      text += this.options.write(value).slice(0, MAX_DICTIONARY - text.length);
    return text === "" ? {} : { dictionary: Buffer.from(text) };
  }
}
