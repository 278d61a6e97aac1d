import { expect, it } from "@jest/globals";

import { Blamed } from "./Blamed";
import { RenderInterrupted } from "./RenderInterrupted";

it("gives up pages with a version that was just at fault, and with no other; later it may be rendered again", () => {
  let now = 0;
  const blamed = new Blamed(() => now);
  const [bad, good] = [2, 1].map((version) => ({ remote: "courses", version: `${version}` }));
  if (!bad || !good) throw new Error("There are two");
  blamed.requireNone([bad]);
  blamed.note(new RenderInterrupted("large", bad));
  blamed.requireNone([good]);
  expect(() => blamed.requireNone([good, bad])).toThrow("Rendering was interrupted (large) by courses 2");
  now = 5_000;
  blamed.requireNone([bad]);
});
