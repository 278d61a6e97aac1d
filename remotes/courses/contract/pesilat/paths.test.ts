import { describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import { furtherPaths, pesilatClassPath, pesilatPath, pesilatSearch } from "./paths";

const site = (...routes: string[]) => fakeTenant({ settings: { routes } });

describe("paths of the martial-arts programme", () => {
  it("are those of the specification, with the code as it is", () => {
    const pesilat = site("/", "/Pesilat", "/Pesilat/Class/:code?");
    expect(pesilatPath(pesilat)).toBe("/Pesilat");
    expect(pesilatClassPath(pesilat)).toBe("/Pesilat/Class");
    expect(pesilatClassPath(pesilat, "PS-07")).toBe("/Pesilat/Class/PS-07");
    expect(pesilatClassPath(pesilat, "a/b")).toBe("/Pesilat/Class/a%2Fb");
  });

  it("are missing where a site does not have them", () => {
    expect(pesilatPath(site("/"))).toBeUndefined();
    expect(pesilatClassPath(site("/Pesilat"), "PS-07")).toBeUndefined();
  });

  it("lead on to no page that the site lacks", () => {
    expect(furtherPaths(site("/Curriculum", "/Class"))).toEqual(["/Curriculum"]);
  });
});

describe("pesilatSearch", () => {
  it("takes every class of the programme's own site, and elsewhere those of silat", () => {
    expect(pesilatSearch(fakeTenant({ settings: { layout: "pesilat" } }))).toBe("");
    expect(pesilatSearch(fakeTenant({ settings: { layout: "demo" } }))).toBe("silat");
  });
});
