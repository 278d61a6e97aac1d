import { compileFunction } from "node:vm";

import { afterEach, expect, it } from "@jest/globals";

import { HeldBuffers } from "./HeldBuffers";
import { HeldMemory } from "./HeldMemory";

const MB = 1024 * 1024;

/** Code of a remote, known by its name in stacks; each call allocates some megabytes, after it has waited. */
const remote = (name: string, after: string) => {
  const code = `const kept = []; return async () => {
    await null;
    const made = [];
    for (let n = 0; n < 60_000; n += 1) made.push({ n, text: "wish " + n });
    ${after}
  };`;
  return (compileFunction(code, [], { filename: `remote:${name}@1.2.3` }) as () => () => Promise<void>)();
};

let memory: HeldMemory;
let putBack: () => void = () => undefined;
afterEach(() => {
  memory.close();
  // Other tests of this process have the same objects of the language.
  putBack();
});

it("finds the version that keeps what it makes, and no other, in a load of three", async () => {
  memory = new HeldMemory(new HeldBuffers());
  const leaking = remote("courses", "kept.push(made);");
  const others = [remote("blog", "kept[0] = made;"), remote("careers", "")];
  for (let visit = 0; visit < 30; visit += 1) for (const draw of [leaking, ...others]) await draw();
  const [first, ...rest] = await memory.look();
  expect(first).toMatchObject({ remote: "courses", version: "1.2.3" });
  expect(first?.heldBytes).toBeGreaterThan(60 * MB);
  for (const { heldBytes } of rest) expect(heldBytes).toBeLessThan(15 * MB);
});

it.each([
  ["an array of bytes", "new Uint8Array(5e6)"],
  ["a Buffer", 'Buffer.from("wish".repeat(1e6))'],
  ["what a text is encoded to", 'new TextEncoder().encode("wish".repeat(1e6))'],
])("finds the version that keeps %s of each visit", async (_what, expression) => {
  const buffers = new HeldBuffers();
  putBack = buffers.install();
  memory = new HeldMemory(buffers);
  const draw = (name: string, after: string) =>
    (
      compileFunction(`const kept = []; return () => { const made = ${expression}; ${after} };`, ["Uint8Array"], {
        filename: `remote:${name}@1.2.3`,
      }) as (bytes: unknown) => () => void
    )(Uint8Array);
  const [leaking, other] = [draw("courses", "kept.push(made);"), draw("blog", "kept[0] = made;")];
  for (let visit = 0; visit < 20; visit += 1) {
    leaking();
    other();
    // Weak references stay as they are until the end of a turn.
    await new Promise(setImmediate);
  }
  const [first, second] = await memory.look();
  expect(first).toMatchObject({ remote: "courses" });
  expect(first?.heldBytes).toBeGreaterThan(60 * MB);
  expect(second?.heldBytes ?? 0).toBeLessThan(30 * MB);
});
