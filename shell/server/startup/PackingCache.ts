import { deflateRawSync, inflateRawSync, type ZlibOptions } from "node:zlib";

import { LRUCache } from "lru-cache";

export interface PackingCacheOptions<T> {
  /** How many values are kept ready for use; fewer where their texts are longer than `maxReadyLength` together. */
  readonly maxReady: number;
  readonly maxReadyLength: number;
  /** Of all packed values, in bytes. */
  readonly maxPackedBytes: number;
  readonly lengthOf: (value: T) => number;
  /** What all texts have in common: it is packed into none of them. */
  readonly dictionary?: string;
  readonly write: (value: T) => string;
  readonly read: (text: string) => T;
}

/** A small window: the texts are short, and what the packer takes of the memory is not all given back. */
const WINDOW_BITS = 14;
const MEMORY_LEVEL = 6;

/**
 * Keeps values within a bounded memory: those used last ready for use, those before them packed. What is packed is not lost:
 * whoever asks for it gets it, a fraction of a millisecond later, and it is among the ready ones again.
 */
export class PackingCache<T extends object> {
  private readonly ready: LRUCache<string, T>;
  /** One letter for each byte: a text takes less memory than a buffer, which may be cut from a larger one. */
  private readonly packed: LRUCache<string, string>;

  private readonly zlib: ZlibOptions;

  constructor(private readonly options: PackingCacheOptions<T>) {
    const { maxReady, maxReadyLength, maxPackedBytes, lengthOf, write, dictionary = "" } = options;
    this.zlib = {
      windowBits: WINDOW_BITS,
      memLevel: MEMORY_LEVEL,
      ...(dictionary && { dictionary: Buffer.from(dictionary) }),
    };
    this.packed = new LRUCache({
      maxSize: maxPackedBytes,
      sizeCalculation: (bytes, key) => bytes.length + key.length,
    });
    this.ready = new LRUCache({
      max: maxReady,
      maxSize: maxReadyLength,
      sizeCalculation: lengthOf,
      dispose: (value, key, reason) => {
        if (reason === "evict") this.packed.set(key, deflateRawSync(write(value), this.zlib).toString("latin1"));
      },
    });
  }

  get(key: string): T | undefined {
    const ready = this.ready.get(key);
    if (ready) return ready;
    const bytes = this.packed.get(key);
    if (bytes === undefined) return undefined;
    const value = this.options.read(inflateRawSync(Buffer.from(bytes, "latin1"), this.zlib).toString("utf8"));
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

  delete(key: string): void {
    this.ready.delete(key);
    this.packed.delete(key);
  }
}
