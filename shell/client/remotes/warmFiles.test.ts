/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import type { FileList } from "../page/sentPage";
import { hashOf } from "./chunkIntegrity";
import { fetchAhead, warmFiles } from "./warmFiles";

let run = 0;
let files: FileList;
let fetched: string[];
/** Paths of what the page has loaded; jsdom has no such list. */
let loaded: string[];
let answer: () => Promise<Response>;
const original = globalThis.fetch;

const at = (name: string): string => `/remotes/courses/${run}/${name}`;
const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=preload]")].map((link) =>
    [link.as, link.getAttribute("href"), link.integrity, link.crossOrigin].join(" "),
  );

beforeEach(() => {
  run += 1; // each file is asked for once: every test has its own
  document.head.innerHTML = "";
  [fetched, loaded] = [[], []];
  const entries = () => loaded.map((path) => ({ name: new URL(path, location.href).href }));
  Object.assign(performance, { getEntriesByType: entries });
  answer = () => Promise.resolve(new Response("code"));
  files = {
    scripts: [
      [at("remote.js"), "sha384-r"],
      [at("page.js"), "sha384-p"],
    ],
    styles: [[at("page.css"), "sha384-s"]],
  };
  globalThis.fetch = (address, init) => {
    fetched.push(`${address as string} ${init?.integrity}`); // our own call passes a text
    return answer();
  };
});
afterEach(() => {
  globalThis.fetch = original;
});

describe("the files of a page that is coming", () => {
  it("are preloaded side by side, with their hashes", () => {
    warmFiles(files);
    expect(preloads()).toEqual([
      `script ${at("remote.js")} sha384-r anonymous`,
      `script ${at("page.js")} sha384-p anonymous`,
      `style ${at("page.css")} sha384-s anonymous`,
    ]);
    expect(hashOf(new URL(at("page.js"), location.href).href)).toBe("sha384-p");
  });

  it("are not asked for again: by another page, ahead, or where the document has them", async () => {
    document.head.innerHTML = `<link rel="stylesheet" href="${at("page.css")}" disabled>`;
    loaded = [at("remote.js")];
    warmFiles(files);
    warmFiles(files);
    await fetchAhead(files);
    expect(preloads()).toEqual([`script ${at("page.js")} sha384-p anonymous`]);
    expect(fetched).toEqual([]);
  });
});

describe("files that are fetched ahead", () => {
  it("are checked, and not asked for again", async () => {
    await fetchAhead(files);
    expect(fetched).toEqual([`${at("remote.js")} sha384-r`, `${at("page.js")} sha384-p`, `${at("page.css")} sha384-s`]);
    warmFiles(files);
    expect(preloads()).toEqual([]);
  });

  it("are preloaded by a click that comes before their turn", async () => {
    let bring = (): void => undefined;
    answer = () => new Promise((resolve) => (bring = () => resolve(new Response("code"))));
    const done = fetchAhead(files);
    warmFiles(files);
    expect(preloads()).toEqual([
      `script ${at("page.js")} sha384-p anonymous`,
      `style ${at("page.css")} sha384-s anonymous`,
    ]);
    bring();
    await done;
    expect(fetched).toHaveLength(1);
  });

  it("come with the click where they could not be had", async () => {
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    await fetchAhead(files);
    warmFiles(files);
    expect(preloads()).toHaveLength(3);
  });
});
