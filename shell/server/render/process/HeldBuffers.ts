import { putInPlace } from "../../../registry/putInPlace";
import { remoteOnStack } from "../../../registry/remoteOnStack";
import type { RemoteVersion } from "../Renderer";

const KB = 1024;
/** One buffer is noted in so many bytes, and stands for all of them. */
const SAMPLE_BYTES = 256 * KB;

const ARRAYS = [
  "ArrayBuffer",
  "SharedArrayBuffer",
  "Int8Array",
  "Uint8Array",
  "Uint8ClampedArray",
  "Int16Array",
  "Uint16Array",
  "Int32Array",
  "Uint32Array",
  "Float32Array",
  "Float64Array",
  "BigInt64Array",
  "BigUint64Array",
  "DataView",
] as const;
const MAKERS = ["alloc", "allocUnsafe", "allocUnsafeSlow", "from", "concat"] as const;

type Constructor = new (...given: readonly unknown[]) => object;
type Maker = (...given: readonly unknown[]) => object;

interface Note {
  readonly version: RemoteVersion;
  readonly bytes: number;
  /** Gone once nobody holds it. */
  readonly buffer: WeakRef<object>;
}

/**
 * Memory outside of V8's heap, by the code that asked for it: its sampling profiler does not see buffers. Constructors note the remote on the
 * stack, once in so many bytes, and a weak reference tells what is still held.
 */
export class HeldBuffers {
  private notes: Note[] = [];
  private sinceBytes = 0;

  /**
   * Puts constructors that note in the place of the language's own, before any code of a remote runs.
   * @returns what puts back the language's own
   */
  install = (): (() => void) => {
    const note = this.note;
    const ends: (() => void)[] = [];
    const put = (owner: object, name: string, value: unknown): void => void ends.push(putInPlace(owner, name, value));
    const realm = globalThis as unknown as Record<string, Constructor>; // as listed above
    for (const name of ARRAYS) {
      const noting = new Proxy(realm[name] as Constructor, {
        construct(target, given, newTarget) {
          const made = Reflect.construct(target, given, newTarget) as object; // what a constructor gives
          // Another view of what is there takes nothing.
          const isView = given[0] instanceof ArrayBuffer || given[0] instanceof SharedArrayBuffer;
          if (!isView) note((made as ArrayBuffer).byteLength, ArrayBuffer.isView(made) ? made.buffer : made);
          return made;
        },
      });
      put(globalThis, name, noting);
    }
    const makers = Buffer as unknown as Record<string, Maker>; // as listed above
    for (const name of MAKERS) {
      const make = makers[name] as Maker;
      put(Buffer, name, (...given: readonly unknown[]): object => {
        const made = make.apply(Buffer, [...given]) as Buffer;
        note(made.length, made.buffer);
        return made;
      });
    }
    const encode = Reflect.get(TextEncoder.prototype, "encode") as (this: TextEncoder, text?: string) => Uint8Array;
    put(TextEncoder.prototype, "encode", function noting(this: TextEncoder, text?: string) {
      const made = encode.call(this, text);
      note(made.length, made.buffer);
      return made;
    });
    const RealBlob = Blob;
    put(
      globalThis,
      "Blob",
      new Proxy(RealBlob, {
        construct(target, given, newTarget) {
          const made = Reflect.construct(target, given, newTarget) as Blob;
          note(made.size, made);
          return made;
        },
      }),
    );
    return () => {
      for (const end of ends) end();
    };
  };

  /** Bytes that each version holds by now, under `remote:name@version`; to be asked after a collection. */
  held = (): ReadonlyMap<string, number> => {
    this.notes = this.notes.filter(({ buffer }) => buffer.deref() !== undefined);
    const sums = new Map<string, number>();
    for (const { version, bytes } of this.notes) {
      const name = `remote:${version.remote}@${version.version}`;
      sums.set(name, (sums.get(name) ?? 0) + bytes);
    }
    return sums;
  };

  private readonly note = (bytes: number, buffer: object): void => {
    this.sinceBytes += bytes;
    if (this.sinceBytes < SAMPLE_BYTES) return;
    const noted = this.sinceBytes;
    this.sinceBytes = 0;
    const version = remoteOnStack();
    if (version) this.notes.push({ version, bytes: noted, buffer: new WeakRef(buffer) });
  };
}
