/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it } from "@jest/globals";

import { entryState, loadedLocation } from "./address";
import { keepLeftPlace } from "./leftPlace";

const loadedFrom = (name: string, type = "navigate"): void => {
  Object.assign(performance, { getEntriesByType: () => [{ name, type }] });
};

beforeEach(() => {
  history.replaceState(
    entryState({ pathname: "", search: "", hash: "", key: "here", state: 7 }),
    "",
    "/Courses?page=2#list",
  );
});

describe("the place that a document was loaded for", () => {
  it("is where the browser is, with what is kept in its history", () => {
    loadedFrom(new URL("/Courses?page=2", location.href).href);
    expect(loadedLocation()).toEqual({ pathname: "/Courses", search: "?page=2", hash: "#list", key: "here", state: 7 });
  });

  it("is another one where Back was pressed before anybody listened", () => {
    loadedFrom(new URL("/Courses/go", location.href).href);
    expect(loadedLocation()).toMatchObject({ pathname: "/Courses/go", search: "", hash: "", state: null });
    expect(loadedLocation().key).not.toBe("here");
  });

  it("is the one that was left, where the browser lost its state as it loaded it anew", () => {
    const here = { pathname: "/Courses", search: "?page=2", key: "left" };
    const address = new URL("/Courses?page=2", location.href).href;
    keepLeftPlace(here);
    history.replaceState(null, "", "/Courses?page=2");
    loadedFrom(address, "reload");
    expect(loadedLocation()).toMatchObject(here);
    loadedFrom(address);
    expect(loadedLocation().key).not.toBe("left");
    keepLeftPlace({ ...here, search: "" });
    loadedFrom(address, "reload");
    expect(loadedLocation().key).not.toBe("left");
  });

  it("is where the browser is where it does not tell", () => {
    loadedFrom("document");
    expect(loadedLocation()).toMatchObject({ pathname: "/Courses", key: "here" });
  });
});
