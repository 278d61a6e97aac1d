import { expect, it } from "@jest/globals";

import { PAGE_PLACE } from "../../client/frame/PageOutlet";
import { FailureLog, type RenderingError } from "./FailureLog";
import type { ServerSlot } from "./renderSlots";

const COURSES = { remote: "courses", version: "1.2.3" };
const BLOG = { remote: "blog", version: "4.5.6" };
const slot = { view: { request: { id: "s1", name: "blog.latest.v1" } }, early: { kind: "loaded" } } as ServerSlot; // as far as it is read

/** An error whose stack says that it passed through the blog's code. */
const naming = (): Error =>
  Object.assign(new Error("broken"), { stack: "Error: broken\n    at Page (remote:blog@4.5.6:1:1)" });

const blamed = (errors: readonly RenderingError[], rendered: readonly string[]): string[] => {
  const told: string[] = [];
  const log = new FailureLog(
    ({ remote, version, slot: name = "page" }) => void told.push(`${remote}@${version} ${name}`),
  );
  log.logRendering(errors, [slot], new Set(rendered), (place) => (place === PAGE_PLACE ? COURSES : BLOG));
  return told;
};

it.each([
  ["the place that was rendered, whatever the stack says", PAGE_PLACE, [], "courses@1.2.3 page"],
  ["a slot that was rendered within the page", "s1", [PAGE_PLACE], "blog@4.5.6 blog.latest.v1"],
  ["where that is not known, the unfinished place that the stack names", null, [], "blog@4.5.6 blog.latest.v1"],
  ["no place that was finished, though the stack names it", null, ["s1"], "courses@1.2.3 page"],
])("blames %s", (_what, place, rendered, owner) => {
  expect(blamed([{ error: naming(), place }], rendered)).toEqual([owner]);
});
