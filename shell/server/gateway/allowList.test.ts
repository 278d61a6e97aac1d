import { describe, expect, it } from "@jest/globals";
import { HOST_NAMES } from "@serambi/kernel/contracts";

import { ALLOW_LIST } from "./allowList";
import { findCall } from "./findCall";

const example = (path: string): string => path.replace("{app}", "main").replaceAll(/\{\w+\}/g, "a-1");

const calls = HOST_NAMES.flatMap((host) =>
  ALLOW_LIST[host].map(({ method, path, isUpload }) => ({ host, method, path: example(path), isUpload })),
);

describe("the allow-list", () => {
  it("holds every call of sections 7.1 to 7.6, and no more", () => {
    expect(Object.fromEntries(HOST_NAMES.map((host) => [host, ALLOW_LIST[host].length]))).toEqual({
      services: 57,
      auth: 2,
      main: 14,
      programs: 1,
      learning: 0,
      mailer: 1,
      chat: 6,
      db: 8,
    });
  });

  it.each(calls)("lets $method $host/$path through, and none of its neighbours", ({ host, method, path }) => {
    expect(findCall(host, method, path)?.call.method).toBe(method);
    const neighbours = [
      `${path}/`,
      `${path}/x/y`,
      `x/${path}/y`,
      `${path}x/y`,
      `/${path}`,
      path.replace("/", "//"),
      "",
    ];
    for (const neighbour of neighbours.filter((candidate) => candidate !== path))
      expect(findCall(host, method, neighbour)).toBeNull();
    for (const other of ["PATCH", "OPTIONS", "HEAD", "TRACE"]) expect(findCall(host, other, path)).toBeNull();
    const elsewhere = host === "db" ? "auth" : "db";
    expect(findCall(elsewhere, method, path)).toBeNull();
  });

  it.each([
    ["services", "GET", "Career/list"],
    ["services", "GET", "v2/class/active"],
    ["services", "GET", "some-token"],
    ["services", "POST", "career/list"],
    ["services", "DELETE", "main/cms/app/settings"],
    ["services", "GET", "v1/authorizer/token/generate"],
    ["services", "GET", "cmsXapp/settings"],
    ["main", "GET", "silabus/"],
    ["main", "GET", "silabus/1/2"],
    ["learning", "GET", "any"],
    ["chat", "POST", "v1/chat"],
    ["chat", "DELETE", "v2/conversations/1"],
    ["db", "GET", "testimonies"],
    ["db", "DELETE", "donations"],
    ["db", "GET", "book_reviews_private"],
  ] as const)("keeps %s %s %s out", (host, method, path) => {
    expect(findCall(host, method, path)).toBeNull();
  });
});
