const prototypeOf = (value: object): object => Object.getPrototypeOf(value) as object; // none of them has none

/** Objects of the language that have no name: `for…of`, generators and arrays of bytes are made of them. */
const UNNAMED = {
  "ArrayIterator.prototype": prototypeOf([].values()),
  "MapIterator.prototype": prototypeOf(new Map().values()),
  "SetIterator.prototype": prototypeOf(new Set().values()),
  "StringIterator.prototype": prototypeOf(""[Symbol.iterator]()),
  "Iterator.prototype": prototypeOf(prototypeOf([].values())),
  "Generator.prototype": prototypeOf(prototypeOf((function* none() {})())),
  "AsyncFunction.prototype": prototypeOf(async () => undefined),
  TypedArray: prototypeOf(Uint8Array),
  "TypedArray.prototype": prototypeOf(Uint8Array.prototype),
} as const;

/** What all code in a process shares, and what pages are made with: the language's own objects. */
const SHARED: Readonly<Record<string, object>> = {
  ...UNNAMED,
  "AbortController.prototype": AbortController.prototype,
  "AbortSignal.prototype": AbortSignal.prototype,
  Array,
  "Array.prototype": Array.prototype,
  "BigInt.prototype": BigInt.prototype,
  "Boolean.prototype": Boolean.prototype,
  Buffer,
  "Buffer.prototype": prototypeOf(Buffer.alloc(0)),
  Date,
  "Date.prototype": Date.prototype,
  Error,
  "Error.prototype": Error.prototype,
  "EventTarget.prototype": EventTarget.prototype,
  "Function.prototype": Function.prototype,
  Intl,
  "Intl.DateTimeFormat.prototype": Intl.DateTimeFormat.prototype,
  "Intl.NumberFormat.prototype": Intl.NumberFormat.prototype,
  "Intl.PluralRules.prototype": prototypeOf(new Intl.PluralRules()),
  JSON,
  Map,
  "Map.prototype": Map.prototype,
  Math,
  Number,
  "Number.prototype": Number.prototype,
  Object,
  "Object.prototype": Object.prototype,
  Promise,
  "Promise.prototype": Promise.prototype,
  Reflect,
  RegExp,
  "RegExp.prototype": RegExp.prototype,
  Set,
  "Set.prototype": Set.prototype,
  String,
  "String.prototype": String.prototype,
  Symbol,
  "Symbol.prototype": Symbol.prototype,
  "TextDecoder.prototype": TextDecoder.prototype,
  "TextEncoder.prototype": TextEncoder.prototype,
  "URL.prototype": URL.prototype,
  "URLSearchParams.prototype": URLSearchParams.prototype,
  "WeakMap.prototype": WeakMap.prototype,
  "WeakSet.prototype": WeakSet.prototype,
};

/** Globals that must stay what they are. Others may come: libraries keep what their copies share there. */
const GLOBALS = (
  "AbortController AbortSignal Array Boolean Date Error Function Intl JSON Map Math Number Object Promise Reflect " +
  "RegExp Set String Symbol URL URLSearchParams WeakMap WeakSet parseInt parseFloat setTimeout clearTimeout " +
  "setInterval clearInterval setImmediate clearImmediate queueMicrotask structuredClone encodeURIComponent decodeURIComponent TextEncoder TextDecoder " +
  "ArrayBuffer SharedArrayBuffer Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array " +
  "Float32Array Float64Array BigInt64Array BigUint64Array DataView Buffer Blob"
).split(" ");

/** A property as it was. */
interface Kept {
  readonly object: Readonly<Record<PropertyKey, unknown>>;
  readonly key: PropertyKey;
  readonly name: string;
  readonly descriptor: PropertyDescriptor;
}

/** Taken before any code of a remote runs: what it replaces is not asked. */
const { ownKeys, getOwnPropertyDescriptor, defineProperty, deleteProperty, get, isExtensible } = Reflect; // they use no `this`
const isSame = Object.is;

const keep = (owner: string, object: object, keys: readonly PropertyKey[]): Kept[] =>
  keys.flatMap((key) => {
    const descriptor = getOwnPropertyDescriptor(object, key);
    return descriptor
      ? [
          {
            object: object as Kept["object"],
            key,
            name: owner === "" ? String(key) : `${owner}.${String(key)}`,
            descriptor,
          },
        ]
      : [];
  });

/**
 * The language's own objects as they were when this was made, for a process in which code of several remotes runs: whoever
 * replaces `Array.prototype.map` replaces it for the shell and for everybody.
 */
export class Intrinsics {
  /** Something was made so that it cannot be put back: all that runs in this process from now on runs with it. */
  isBeyondRepair = false;
  /** Compared by what they give. */
  private readonly values: readonly Kept[];
  /** Getters: compared by their descriptors. */
  private readonly accessors: readonly Kept[];
  private readonly keys: readonly {
    readonly owner: string;
    readonly object: object;
    readonly keys: readonly PropertyKey[];
  }[];

  constructor() {
    // React puts something there for a moment, and then what was there.
    if (!Object.hasOwn(Error, "prepareStackTrace"))
      defineProperty(Error, "prepareStackTrace", { value: undefined, configurable: true, writable: true });
    const objects = Object.entries(SHARED);
    for (const name of GLOBALS) get(globalThis, name); // some are made at their first use
    const all = [
      ...objects.flatMap(([owner, object]) => keep(owner, object, ownKeys(object))),
      ...keep("", globalThis, GLOBALS),
    ];
    this.values = all.filter(({ descriptor }) => "value" in descriptor);
    this.accessors = all.filter(({ descriptor }) => !("value" in descriptor));
    this.keys = objects.map(([owner, object]) => ({ owner, object, keys: ownKeys(object) }));
  }

  /**
   * Puts back what was changed, in some hundredths of a millisecond where nothing was.
   * @returns the names of what was: `Array.prototype.map`
   */
  restore = (): readonly string[] => {
    // Plain loops: until this is over, nothing but syntax can be relied on.
    const changed: string[] = [];
    for (let at = 0; at < this.values.length; at += 1) {
      const kept = this.values[at];
      const value: unknown = kept?.object[kept.key];
      // No number among them is NaN or a negative zero, but for `Number.NaN`.
      if (kept && value !== kept.descriptor.value && !isSame(value, kept.descriptor.value)) {
        this.putBack(kept);
        changed[changed.length] = kept.name;
      }
    }
    for (let at = 0; at < this.accessors.length; at += 1) {
      const kept = this.accessors[at];
      const now = kept && getOwnPropertyDescriptor(kept.object, kept.key);
      if (kept && (now?.get !== kept.descriptor.get || now?.set !== kept.descriptor.set)) {
        this.putBack(kept);
        changed[changed.length] = kept.name;
      }
    }
    for (let at = 0; at < this.keys.length; at += 1) {
      const known = this.keys[at];
      if (!known) continue;
      if (!isExtensible(known.object)) {
        this.isBeyondRepair = true;
        changed[changed.length] = `${known.owner} (frozen)`;
      }
      const now = ownKeys(known.object);
      // What was removed has been put back by now: it can only be more.
      if (now.length === known.keys.length) continue;
      for (let index = 0; index < now.length; index += 1) {
        const key = now[index];
        if (key === undefined || known.keys.includes(key)) continue;
        if (!deleteProperty(known.object, key)) this.isBeyondRepair = true;
        changed[changed.length] = `${known.owner}.${String(key)}`;
      }
    }
    return changed;
  };

  private putBack({ object, key, descriptor }: Kept): void {
    if (!defineProperty(object, key, descriptor)) this.isBeyondRepair = true;
  }
}

/** A remote's code changed what is everybody's. It has been put back. */
export class IntrinsicsAltered extends Error {
  override readonly name = "IntrinsicsAltered";

  constructor(readonly changed: readonly string[]) {
    super(`It altered ${changed.join(", ")}`);
  }
}
