import { describe, expect, it } from "@jest/globals";
import { CLASS_STATES } from "@serambi/kernel/contracts";

import { catalogSearch, choose, countFilters, EVERYTHING, isFiltered, parseCatalogQuery, STATES } from "./catalogQuery";

const parse = (query: string) => parseCatalogQuery(new URLSearchParams(query));

describe("parseCatalogQuery", () => {
  it("reads every filter", () => {
    expect(parse("search=kabel&state=started&level=Kelas+XI&programIds=a&programIds=b&page=3")).toEqual({
      search: "kabel",
      state: "started",
      level: "Kelas XI",
      programIds: ["a", "b"],
      page: 3,
    });
  });

  it("asks for everything without a query, and with the empty fields of a form", () => {
    expect(parse("")).toEqual(EVERYTHING);
    expect(parse("search=&state=&level=")).toEqual(EVERYTHING);
  });

  it.each(["abc", "0", "-1", "1.5", "1e3", "999999", ""])("takes the first page for page=%s", (page) => {
    expect(parse(`page=${page}`).page).toBe(1);
  });

  it("takes an unknown state for none", () => {
    expect(parse("state=closed").state).toBeNull();
  });

  it("takes programmes with commas, each once, and not more than a host takes", () => {
    expect(parse("programIds=a,b&programIds=b").programIds).toEqual(["a", "b"]);
    expect(parse(`programIds=${Array.from({ length: 50 }, (_, index) => index).join(",")}`).programIds).toHaveLength(
      20,
    );
  });

  it("cleans and cuts what was typed", () => {
    expect(parse("search=%20a%00%09%20b%20").search).toBe("a b");
    expect(parse(`search=${"x".repeat(300)}`).search).toHaveLength(100);
  });
});

describe("catalogSearch", () => {
  it("is empty for the whole list", () => {
    expect(catalogSearch(EVERYTHING)).toBe("");
  });

  it("writes what parseCatalogQuery reads back", () => {
    const query = parse("search=a%26b&programIds=x&programIds=y&state=ended&level=Kelas+X&page=2");
    expect(parseCatalogQuery(new URLSearchParams(catalogSearch(query)))).toEqual(query);
  });

  it("does not count the page as a filter", () => {
    expect(isFiltered({ ...EVERYTHING, page: 4 })).toBe(false);
    expect(isFiltered({ ...EVERYTHING, search: "x" })).toBe(true);
    expect(countFilters({ ...EVERYTHING, search: "x", state: "ended", programIds: ["a", "b"] })).toBe(3);
  });
});

describe("choose", () => {
  const query = { ...EVERYTHING, programIds: ["a"], page: 3 };

  it("adds and takes off programmes, from the first page", () => {
    expect(choose(query, "programIds", "b")).toEqual({ ...query, programIds: ["a", "b"], page: 1 });
    expect(choose(query, "programIds", "a")).toEqual({ ...query, programIds: [], page: 1 });
  });

  it("exchanges state and level, none of them included", () => {
    expect(choose(query, "state", "ended")).toEqual({ ...query, state: "ended", page: 1 });
    expect(choose({ ...query, state: "ended" }, "state", "")).toEqual({ ...query, page: 1 });
    expect(choose(query, "level", "Kelas X")).toEqual({ ...query, level: "Kelas X", page: 1 });
  });
});

describe("STATES", () => {
  it("are all the states there are", () => {
    expect([...STATES].toSorted()).toEqual([...CLASS_STATES].toSorted());
  });
});
