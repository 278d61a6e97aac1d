import { describe, expect, it } from "@jest/globals";

import { isPagePath, keptKind } from "./keptKind";

describe("keptKind", () => {
  it.each([
    ["/assets/shell.1a2b3c4d.js", "files"],
    ["/remotes/courses/0.1.0-3fa2c1d9ab/page-catalogue.js", "files"],
    ["/remotes/courses/0.1.0-3fa2c1d9ab/integrity.json", "files"],
    ["/fonts/inter-5.3.0/inter-latin-wght-normal.woff2", "fonts"],
    ["/kain/cover/kawung/go.svg", "pictures"],
    ["/media/main/logo.svg", "pictures"],
    ["/favicon.svg", "pictures"],
  ])("keeps %s among %s", (path, kind) => {
    expect(keptKind(path)).toBe(kind);
  });

  it.each([
    "/",
    "/Courses",
    "/api/services/class/active",
    "/_language",
    "/_offline",
    "/client-report",
    "/registry.json",
    "/healthz",
    "/sw.js",
    "/assets/",
    "/remotes/courses",
  ])("asks the network for %s each time", (path) => {
    expect(keptKind(path)).toBeNull();
  });
});

describe("isPagePath", () => {
  it.each(["/", "/Courses", "/Courses/go", "/apiary", "/Pesilat"])("takes %s for a page", (path) => {
    expect(isPagePath(path)).toBe(true);
  });

  it.each(["/_language", "/_offline", "/__workshop", "/api", "/api/services/user/me", "/kain/cover/kawung/go.svg"])(
    "does not take %s for a page",
    (path) => {
      expect(isPagePath(path)).toBe(false);
    },
  );
});
