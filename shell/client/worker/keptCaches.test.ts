import { describe, expect, it } from "@jest/globals";

import { allOwnCaches, cachesOfOtherFormats, KEPT_CACHES } from "./keptCaches";

const NAMES = [...Object.values(KEPT_CACHES), "serambi-pages-0", "somebody-else"];

describe("the names of caches", () => {
  it("tell those of another format from the present ones", () => {
    expect(cachesOfOtherFormats(NAMES)).toEqual(["serambi-pages-0"]);
  });

  it("tell the product's from everybody else's", () => {
    expect(allOwnCaches(NAMES)).toEqual(NAMES.filter((name) => name !== "somebody-else"));
  });
});
