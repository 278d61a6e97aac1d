import { expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import type { ShippedVersion } from "../../registry/schema";
import { answeredSite } from "./answeredSite";
import { siteRoutes } from "./siteRoutes";

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

const patterns = (...routes: readonly string[]): string[] => {
  const tenant = fakeTenant({ settings: { routes: [...routes] } });
  return [...answeredSite(siteRoutes(release, tenant), tenant).settings.routes];
};

it("gives a site the routes that it lists and a remote answers", () => {
  expect(patterns("/Courses", "/Blog", "/Careers")).toEqual(["/Courses", "/Blog"]);
});

it("gives a site that lists `*` whole remotes of which it lists no route, but not the workshop's", () => {
  expect(patterns("/Courses", "*").toSorted()).toEqual(["/Blog", "/Blog/:slug", "/Courses"]);
});
