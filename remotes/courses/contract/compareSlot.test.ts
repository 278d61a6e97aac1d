import { describe, expect, it } from "@jest/globals";

import { CompareProps } from "./compareSlot";

describe("the properties of courses.compare.v1", () => {
  it("name one to three classes", () => {
    expect(CompareProps.parse({ slugs: ["a", "b", "c"] })).toEqual({ slugs: ["a", "b", "c"] });
  });

  it.each<[props: unknown, what: string]>([
    [{}, "no classes"],
    [{ slugs: [] }, "none at all"],
    [{ slugs: ["a", "b", "c", "d"] }, "four"],
    [{ slugs: ["a", ""] }, "one without a name"],
    [{ slugs: "a,b" }, "a text"],
  ])("refuse %j: %s", (props, _what) => {
    expect(CompareProps.safeParse(props).success).toBe(false);
  });
});
