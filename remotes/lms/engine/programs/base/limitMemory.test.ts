import { describe, expect, it } from "@jest/globals";

import { limitMemory } from "./limitMemory";

const PAGE_BYTES = 65_536;
const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
/** One memory of two pages that may grow without end. */
const MEMORY = [5, 3, 1, 0, 2];
const EXPORTED = [7, 7, 1, 3, 0x6d, 0x65, 0x6d, 2, 0];
/** A section of its own kind, named `x`, which engines pass over. */
const CUSTOM = [0, 2, 1, 0x78];

const moduleOf = (...sections: readonly number[][]): Blob =>
  new Blob([Uint8Array.from([...HEADER, ...sections.flat()])]);

const memoryOf = async (module: Blob): Promise<WebAssembly.Memory> => {
  const { instance } = await WebAssembly.instantiate(await module.arrayBuffer());
  return instance.exports["mem"] as WebAssembly.Memory; // by the section above
};

describe("a module whose memory is limited", () => {
  it("grows up to the limit, and no further", async () => {
    const memory = await memoryOf(await limitMemory(moduleOf(CUSTOM, MEMORY, EXPORTED, CUSTOM), 1));
    memory.grow(14);
    expect(memory.buffer.byteLength).toBe(16 * PAGE_BYTES);
    expect(() => memory.grow(1)).toThrow(RangeError);
  });

  it("keeps what it begins with where that is more", async () => {
    const memory = await memoryOf(await limitMemory(moduleOf(MEMORY, EXPORTED), 0));
    expect(memory.buffer.byteLength).toBe(2 * PAGE_BYTES);
    expect(() => memory.grow(1)).toThrow(RangeError);
  });

  it("is refused where it declares none: it could not be limited", async () => {
    await expect(limitMemory(moduleOf(CUSTOM), 1)).rejects.toThrow("not declared");
  });
});
