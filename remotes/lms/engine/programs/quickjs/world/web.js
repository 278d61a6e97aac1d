/** What browsers have besides: the run's random numbers, a clock, text as bytes, copies of values. */
export const addWeb = (world) => {
  const { define, host } = world;
  // Those of the run's seed.
  Math.random = () => host.random();

  const startedAt = host.now();
  if (typeof performance === "undefined")
    define("performance", { now: () => host.now() - startedAt, timeOrigin: Date.now() });

  const encodeUtf8 = (text) =>
    Uint8Array.from(unescape(encodeURIComponent(text.toWellFormed())), (sign) => sign.charCodeAt(0));
  const decodeUtf8 = (bytes) => {
    let text = "";
    for (const byte of bytes) text += `%${byte.toString(16).padStart(2, "0")}`;
    try {
      return decodeURIComponent(text);
    } catch {
      return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : "\ufffd")).join("");
    }
  };
  if (typeof TextEncoder === "undefined")
    define(
      "TextEncoder",
      class TextEncoder {
        encoding = "utf-8";
        encode(text = "") {
          return encodeUtf8("".concat(text));
        }
      },
    );
  if (typeof TextDecoder === "undefined")
    define(
      "TextDecoder",
      class TextDecoder {
        encoding = "utf-8";
        decode(bytes = new Uint8Array()) {
          return decodeUtf8(
            ArrayBuffer.isView(bytes)
              ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
              : new Uint8Array(bytes),
          );
        }
      },
    );
  if (typeof structuredClone === "undefined")
    define("structuredClone", (value) => {
      const known = new Map();
      const clone = (one) => {
        if (typeof one === "function" || typeof one === "symbol")
          throw new TypeError(`${String(one)} could not be cloned.`);
        if (one === null || typeof one !== "object") return one;
        if (known.has(one)) return known.get(one);
        const keep = (copy) => {
          known.set(one, copy);
          return copy;
        };
        if (one instanceof Date) return keep(new Date(one));
        if (one instanceof RegExp) return keep(new RegExp(one.source, one.flags));
        if (ArrayBuffer.isView(one)) return keep(one.slice());
        if (one instanceof Map) {
          const copy = keep(new Map());
          for (const [key, held] of one) copy.set(clone(key), clone(held));
          return copy;
        }
        if (one instanceof Set) {
          const copy = keep(new Set());
          for (const held of one) copy.add(clone(held));
          return copy;
        }
        const copy = keep(
          Array.isArray(one)
            ? Array.from({ length: one.length })
            : one instanceof Error
              ? new one.constructor(one.message)
              : {},
        );
        for (const key of Object.keys(one)) copy[key] = clone(one[key]);
        return copy;
      };
      return clone(value);
    });
  Object.assign(world, { startedAt, decodeUtf8 });
};
