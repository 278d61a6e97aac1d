import { describe, expect, it } from "@jest/globals";

import { CLASS_SORTS, CLASS_STATES } from "../contract/hosts/classes";
import {
  catalogSearch,
  choose,
  countFilters,
  EVERYTHING,
  isFiltered,
  listSearch,
  parseCatalogQuery,
  SORTS,
  STATES,
  toggleCompared,
  withoutFilters,
} from "./catalogQuery";

const parse = (query: string) => parseCatalogQuery(new URLSearchParams(query));

describe("parseCatalogQuery", () => {
  it("reads every filter", () => {
    const address =
      "search=kabel&state=started&level=Kelas+XI&type=premium&programIds=a&programIds=b&sort=name&page=3&compare=x,y";
    expect(parse(address)).toEqual({
      search: "kabel",
      state: "started",
      level: "Kelas XI",
      type: "premium",
      programIds: ["a", "b"],
      sort: "name",
      page: 3,
      compare: ["x", "y"],
    });
  });

  it("asks for everything without a query, and with the empty fields of a form", () => {
    expect(parse("")).toEqual(EVERYTHING);
    expect(parse("search=&state=&level=&type=&sort=&compare=")).toEqual(EVERYTHING);
  });

  it.each(["abc", "0", "-1", "1.5", "1e3", "999999", ""])("takes the first page for page=%s", (page) => {
    expect(parse(`page=${page}`).page).toBe(1);
  });

  it("takes an unknown state or order for none", () => {
    expect(parse("state=closed").state).toBeNull();
    expect(parse("sort=-price").sort).toBeNull();
  });

  it("compares three classes at most, each once, with commas or repeated", () => {
    expect(parse("compare=a,b&compare=b&compare=c,d").compare).toEqual(["a", "b", "c"]);
    expect(parse("compare=,,%20,").compare).toEqual([]);
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
    expect(parse(`level=${"x".repeat(5_000)}`).level).toHaveLength(60);
  });

  it("tears no character in two when it cuts, which no address could carry", () => {
    const { search } = parse(`search=x${encodeURIComponent("🧵".repeat(60))}`);
    expect(search).toBe(`x${"🧵".repeat(49)}`);
    expect(() => encodeURIComponent(search)).not.toThrow();
  });
});

describe("catalogSearch", () => {
  it("is empty for the whole list", () => {
    expect(catalogSearch(EVERYTHING)).toBe("");
  });

  it("writes what parseCatalogQuery reads back", () => {
    const query = parse(
      "search=a%26b,c&programIds=x&programIds=y&state=ended&level=Kelas+X&type=class&sort=start&page=2&compare=p,q",
    );
    expect(parseCatalogQuery(new URLSearchParams(catalogSearch(query)))).toEqual(query);
  });

  it("has the compared classes readable", () => {
    expect(catalogSearch({ ...EVERYTHING, compare: ["a", "b", "c"] })).toBe("?compare=a,b,c");
  });

  it("does not count page, order and comparison as filters", () => {
    expect(isFiltered({ ...EVERYTHING, page: 4, sort: "name", compare: ["a"] })).toBe(false);
    expect(isFiltered({ ...EVERYTHING, search: "x" })).toBe(true);
    expect(countFilters({ ...EVERYTHING, search: "x", state: "ended", type: "class", programIds: ["a", "b"] })).toBe(4);
  });

  it("is the same list whatever is compared", () => {
    const query = parse("search=kabel&sort=name&page=2");
    expect(listSearch({ ...query, compare: ["a"] })).toBe(listSearch(query));
    expect(withoutFilters({ ...query, compare: ["a"] })).toEqual({ ...EVERYTHING, sort: "name", compare: ["a"] });
  });
});

describe("toggleCompared", () => {
  it("adds a class at the end, takes it off again, and never has more than three", () => {
    const one = toggleCompared(EVERYTHING, "a");
    expect(one.compare).toEqual(["a"]);
    const three = { ...EVERYTHING, compare: ["a", "b", "c"] };
    expect(toggleCompared(three, "d").compare).toEqual(["a", "b", "c"]);
    expect(toggleCompared(three, "b").compare).toEqual(["a", "c"]);
  });
});

describe("choose", () => {
  const query = { ...EVERYTHING, programIds: ["a"], page: 3 };

  it("adds and takes off programmes, from the first page", () => {
    expect(choose(query, "programIds", "b")).toEqual({ ...query, programIds: ["a", "b"], page: 1 });
    expect(choose(query, "programIds", "a")).toEqual({ ...query, programIds: [], page: 1 });
  });

  it("exchanges state, level and type, none of them included", () => {
    expect(choose(query, "type", "premium")).toEqual({ ...query, type: "premium", page: 1 });
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

describe("SORTS", () => {
  it("are all the orders there are", () => {
    expect([...SORTS].toSorted()).toEqual([...CLASS_SORTS].toSorted());
  });
});
