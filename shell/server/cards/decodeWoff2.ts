import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const fromHere = createRequire(import.meta.url);

/** What Satori's layout engine exports for reading fonts; it takes WOFF2 in this way itself. */
interface Decoder {
  readonly memory: WebAssembly.Memory;
  readonly alloc_bytes: (length: number) => number;
  readonly dealloc_bytes: (pointer: number, length: number) => void;
  /** @returns length of the font, 0 where it cannot be read */
  readonly decode_woff2: (pointer: number, length: number) => number;
  readonly font_output: () => number;
  readonly release_font_output: () => void;
}

/** Asked for by layout alone, which is not done here. */
const env = { resolve_calc: () => 0, measure: () => undefined };

const open = (): Decoder => {
  const module = new WebAssembly.Module(readFileSync(fromHere.resolve("satori/layout.wasm")));
  return new WebAssembly.Instance(module, { env }).exports as unknown as Decoder; // checked by the test that reads every family
};

let decoder: Decoder | undefined;

/**
 * A WOFF2 file as the TrueType or OpenType font that it packs.
 * @throws Error where it is none
 */
export const decodeWoff2 = (file: Uint8Array): Uint8Array => {
  const wasm = (decoder ??= open());
  const pointer = wasm.alloc_bytes(file.length);
  let length: number;
  try {
    new Uint8Array(wasm.memory.buffer, pointer, file.length).set(file);
    length = wasm.decode_woff2(pointer, file.length);
  } finally {
    wasm.dealloc_bytes(pointer, file.length);
  }
  if (length === 0) throw new Error("This is no WOFF2 font");
  // Out of the module's memory, which is given back.
  const font = new Uint8Array(wasm.memory.buffer, wasm.font_output(), length).slice();
  wasm.release_font_output();
  return font;
};
