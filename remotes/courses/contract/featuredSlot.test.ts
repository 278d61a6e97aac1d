import { describe, expect, it } from "@jest/globals";

import { FeaturedProps } from "./featuredSlot";

describe("the properties of courses.featured.v1", () => {
  it("need a title and have defaults for the rest", () => {
    expect(FeaturedProps.parse({ title: "Kelas" })).toEqual({ title: "Kelas", limit: 3, layout: "feature-list" });
  });

  it.each<[props: unknown, what: string]>([
    [{}, "no title"],
    [{ title: "" }, "an empty title"],
    [{ title: "Kelas", limit: 0 }, "no class at all"],
    [{ title: "Kelas", limit: 7 }, "more than six"],
    [{ title: "Kelas", limit: 2.5 }, "half a class"],
    [{ title: "Kelas", state: "closed" }, "an unknown state"],
    [{ title: "Kelas", layout: "carousel" }, "an unknown layout"],
  ])("refuse %j: %s", (props, _what) => {
    expect(FeaturedProps.safeParse(props).success).toBe(false);
  });
});
