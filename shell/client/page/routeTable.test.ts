import { describe, expect, it } from "@jest/globals";

import { matchRoute, orderRoutes } from "./routeTable";
import type { Route } from "./types";

const routes = orderRoutes(
  [
    "/Class/:code",
    "/",
    "/Courses/:slug",
    "/Class/Competence/:slug",
    "/Courses/@Premium",
    "/Courses",
    "/Overview/:code?",
  ].map((pattern): Route => ({ pattern, remote: "courses", page: pattern })),
);

const patternOf = (path: string): string | undefined => matchRoute(routes, path)?.route.pattern;

describe("matchRoute", () => {
  it("prefers a fixed part to a parameter", () => {
    expect(patternOf("/Courses/@Premium")).toBe("/Courses/@Premium");
    expect(patternOf("/Class/Competence/jaringan")).toBe("/Class/Competence/:slug");
  });

  it("matches in any letter case", () => {
    expect(patternOf("/cOuRsEs")).toBe("/Courses");
  });

  it("matches what was encoded without need, and nothing that has to be", () => {
    expect(patternOf("/%43ourses/%40Premium")).toBe("/Courses/@Premium");
    expect(matchRoute(routes, "/Courses/%61%2d%31%7E")?.params).toEqual({ slug: "a-1~" });
    expect(patternOf("/Courses%2F%40Premium")).toBeUndefined();
    expect(matchRoute(routes, "/Courses/a%2540b")?.params).toEqual({ slug: "a%40b" });
  });

  it("takes an optional part or leaves it", () => {
    expect(patternOf("/Overview")).toBe("/Overview/:code?");
    expect(matchRoute(routes, "/Overview/TJ-11")?.params).toEqual({ code: "TJ-11" });
  });

  it("does not take the home page for whatever has no page", () => {
    expect(patternOf("/")).toBe("/");
    expect(patternOf("/nowhere")).toBeUndefined();
    expect(patternOf("/Courses/a/b")).toBeUndefined();
  });

  it("gives a parameter as it is meant, not as it is written in the address", () => {
    expect(matchRoute(routes, "/Courses/kain%20batik")?.params).toEqual({ slug: "kain batik" });
  });
});
