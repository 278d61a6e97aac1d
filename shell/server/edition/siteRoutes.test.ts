import { expect, it } from "@jest/globals";

import type { ShippedVersion } from "../../registry/schema";
import { siteRoutes, visitorRoutes } from "./siteRoutes";

const shippedWith = (...paths: readonly string[]): ShippedVersion => ({
  version: "1",
  sha384: "",
  signature: null,
  shippedAt: "",
  by: "",
  pages: [{ id: "page", paths: [...paths] }],
  slots: [],
  documents: [],
});

const release = {
  id: "r1",
  remotes: {
    blog: shippedWith("/Blog", "/Blog/:slug"),
    courses: shippedWith("/Courses", "/Class"),
    workshop: shippedWith("/__workshop"),
  },
};

const patterns = (...routes: readonly string[]): string[] =>
  siteRoutes(release, routes)
    .map(({ pattern }) => pattern)
    .toSorted();

it("gives a site the routes that it lists and a remote answers", () => {
  expect(patterns("/Courses", "/Blog", "/Careers")).toEqual(["/Blog", "/Courses"]);
});

it("gives a site that lists `*` whole remotes of which it lists no route, but not the workshop's", () => {
  expect(patterns("/Courses", "*")).toEqual(["/Blog", "/Blog/:slug", "/Courses"]);
});

it("gives every site the pages of those who run it, of which visitors are not told", () => {
  const editor = { ...shippedWith(), pages: [{ id: "site", paths: ["/Editor"], isEverywhere: true }] };
  const withEditor = { id: "r2", remotes: { ...release.remotes, editor } };
  const routes = siteRoutes(withEditor, ["/Courses"]);
  expect(routes.map(({ pattern }) => pattern)).toEqual(["/Courses", "/Editor"]);
  expect(visitorRoutes(withEditor, routes).map(({ pattern }) => pattern)).toEqual(["/Courses"]);
});

it("gives a site the addresses of its own pages, where a remote takes them", () => {
  const sites = { ...shippedWith("/About"), pages: [{ id: "own", paths: [], takesOwnPaths: true }] };
  const withSites = { id: "r3", remotes: { ...release.remotes, sites } };
  const own = ["/Program/Beasiswa"];
  expect(siteRoutes(withSites, ["/Courses", ...own], own).map(({ pattern, page }) => [pattern, page])).toEqual([
    ["/Courses", "page"],
    ["/Program/Beasiswa", "own"],
  ]);
  expect(siteRoutes(release, own, own)).toEqual([]);
});

it("are the same object for two sites with equal lists: what is made of them is made once", () => {
  expect(siteRoutes(release, ["/Courses", "/Blog"])).toBe(siteRoutes(release, ["/Courses", "/Blog"]));
});
