import { describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import { festivalClassPath } from "./festivalClassPath";

const pathOn = (...routes: string[]) => festivalClassPath(fakeTenant({ settings: { routes } }), "belajar-bersama");

describe("the page of the festival's class", () => {
  it.each([
    [["/Class/:code", "/Courses/:slug"], "/Courses/belajar-bersama"],
    [["/Class/:code"], "/Class/belajar-bersama"],
    [["/Overview/:code?"], "/Overview/belajar-bersama"],
  ])("of a site with %j is %s", (routes, path) => {
    expect(pathOn(...routes)).toBe(path);
  });

  it("is missing where a site has none for classes", () => {
    expect(pathOn("/", "/BelajarBersama")).toBeUndefined();
  });
});
