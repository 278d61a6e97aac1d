import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const fromHere = createRequire(import.meta.url);

type Pointer = number;

/** What is used of HarfBuzz's subsetter. */
interface Subsetter {
  readonly memory: WebAssembly.Memory;
  readonly _initialize?: () => void;
  readonly malloc: (length: number) => Pointer;
  readonly free: (pointer: Pointer) => void;
  readonly hb_blob_create: (data: Pointer, length: number, mode: number, user: Pointer, destroy: Pointer) => Pointer;
  readonly hb_blob_destroy: (blob: Pointer) => void;
  readonly hb_blob_get_data: (blob: Pointer, length: Pointer) => Pointer;
  readonly hb_blob_get_length: (blob: Pointer) => number;
  readonly hb_face_create: (blob: Pointer, index: number) => Pointer;
  readonly hb_face_destroy: (face: Pointer) => void;
  readonly hb_face_reference_blob: (face: Pointer) => Pointer;
  readonly hb_set_add: (set: Pointer, value: number) => void;
  readonly hb_subset_input_create_or_fail: () => Pointer;
  readonly hb_subset_input_destroy: (input: Pointer) => void;
  readonly hb_subset_input_unicode_set: (input: Pointer) => Pointer;
  readonly hb_subset_input_pin_all_axes_to_default: (input: Pointer, face: Pointer) => number;
  readonly hb_subset_input_pin_axis_location: (input: Pointer, face: Pointer, tag: number, value: number) => number;
  readonly hb_subset_or_fail: (face: Pointer, input: Pointer) => Pointer;
}

const MODE_WRITABLE = 2;

/** A variable font set at one point of its axes. An axis that the font does not have counts for nothing. */
export type AxisValues = Readonly<Record<string, number>>;

const open = (): Subsetter => {
  const module = new WebAssembly.Module(readFileSync(fromHere.resolve("harfbuzzjs/hb-subset.wasm")));
  const wasm = new WebAssembly.Instance(module).exports as unknown as Subsetter; // checked by the test that cuts every family
  wasm._initialize?.();
  return wasm;
};

let subsetter: Subsetter | undefined;

const tagOf = (axis: string): number => Buffer.from(axis, "latin1").readUInt32BE();

/**
 * The part of a font that a text needs, as a font by itself. Satori draws variable fonts in their default weight, which is
 * the thinnest in some families: here they get the weight of the site's headings.
 * @param font TrueType or OpenType
 * @throws Error where the font cannot be read
 */
export const cutFont = (font: Uint8Array, text: string, axes: AxisValues): Uint8Array => {
  const hb = (subsetter ??= open());
  const data = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer, data, font.length).set(font);
  const blob = hb.hb_blob_create(data, font.length, MODE_WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  hb.hb_blob_destroy(blob);
  const input = hb.hb_subset_input_create_or_fail();
  try {
    const unicodes = hb.hb_subset_input_unicode_set(input);
    for (const letter of text) hb.hb_set_add(unicodes, letter.codePointAt(0) ?? 0);
    hb.hb_subset_input_pin_all_axes_to_default(input, face);
    for (const [axis, value] of Object.entries(axes))
      hb.hb_subset_input_pin_axis_location(input, face, tagOf(axis), value);
    const subset = hb.hb_subset_or_fail(face, input);
    if (subset === 0) throw new Error("This font cannot be cut");
    const result = hb.hb_face_reference_blob(subset);
    const cut = new Uint8Array(hb.memory.buffer, hb.hb_blob_get_data(result, 0), hb.hb_blob_get_length(result)).slice();
    hb.hb_blob_destroy(result);
    hb.hb_face_destroy(subset);
    return cut;
  } finally {
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.free(data);
  }
};
