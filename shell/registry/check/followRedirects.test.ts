import { expect, it } from "@jest/globals";

import { followRedirects } from "./followRedirects";

type PageAnswer = Parameters<typeof followRedirects>[1];

const PAGE = { kind: "page" } as PageAnswer; // nothing else of it is read

/** @param ways where each address leads; a page where none is named */
const follow = async (path: string, to: (path: string) => string | undefined) => {
  const ask = (asked: string): Promise<PageAnswer> => {
    const next = to(asked);
    return Promise.resolve(next === undefined ? PAGE : { kind: "redirect", to: next, status: 302 });
  };
  return followRedirects(path, await ask(path), ask);
};

it("finds circles, and ways that get longer each time", async () => {
  expect(await follow("/a", () => "/a")).toEqual(["/a", "/a"]);
  expect(await follow("/a", (path) => (path === "/a" ? "/b" : "/a"))).toEqual(["/a", "/b", "/a"]);
  expect(await follow("/a", (path) => `${path}+`)).toHaveLength(7);
});

it("lets a redirect lead to a page, or to another site", async () => {
  expect(await follow("/a", (path) => (path === "/a" ? "/b" : undefined))).toBeNull();
  expect(await follow("/a", () => "https://elsewhere.example/a")).toBeNull();
  expect(await follow("/a", () => "//elsewhere.example/a")).toBeNull();
});
