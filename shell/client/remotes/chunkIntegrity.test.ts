/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it } from "@jest/globals";

import { learnHashes, startChunkIntegrity } from "./chunkIntegrity";

const FOLDER = "/remotes/courses/1.0.0/";

const answers = (...list: readonly Response[]) => {
  const rest = [...list];
  const fetched: string[] = [];
  globalThis.fetch = (address) => {
    fetched.push(address as string); // our own call passes a text
    const next = rest.shift();
    return next ? Promise.resolve(next) : Promise.reject(new Error("offline"));
  };
  return fetched;
};

const gate = () => {
  const { serambiIntegrity } = globalThis;
  if (!serambiIntegrity) throw new Error("The gate is not set up");
  return serambiIntegrity;
};

const guarded = (address: string) => {
  const script = document.createElement("script");
  gate().guard(script, address);
  return { integrity: script.integrity, crossOrigin: script.crossOrigin };
};

const original = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = original;
  document.head.innerHTML = `<link rel="preload" as="script" href="${FOLDER}remote.js" integrity="sha384-r">`;
  startChunkIntegrity();
});

describe("the integrity of chunks", () => {
  it("is known from the page's preloads and its state", () => {
    learnHashes({ [`${FOLDER}later.js`]: "sha384-l" });
    expect(gate().knows(`${FOLDER}remote.js`)).toBe(true);
    expect(guarded(`${FOLDER}remote.js`)).toEqual({ integrity: "sha384-r", crossOrigin: "anonymous" });
    expect(guarded(new URL(`${FOLDER}later.js`, document.baseURI).href).integrity).toBe("sha384-l");
  });

  it("lets no file load of which no hash is known", () => {
    expect(gate().knows(`${FOLDER}unknown.js`)).toBe(false);
    expect(() => guarded(`${FOLDER}unknown.js`)).toThrow("No hash is known");
  });

  it("fetches the list of a folder once, however many chunks wait for it", async () => {
    const fetched = answers(Response.json({ "page.js": "sha384-p", "page.css": "sha384-c" }));
    await Promise.all([gate().fetch(FOLDER), gate().fetch(FOLDER)]);
    expect(fetched).toEqual([`${FOLDER}integrity.json`]);
    expect(guarded(`${FOLDER}page.css`).integrity).toBe("sha384-c");
  });

  it("asks again after a list could not be had", async () => {
    const folder = "/remotes/courses/2.0.0/";
    const fetched = answers(new Response("", { status: 503 }), Response.json({ "page.js": "sha384-p" }));
    await expect(gate().fetch(folder)).rejects.toThrow("503");
    await gate().fetch(folder);
    expect(fetched).toHaveLength(2);
    expect(gate().knows(`${folder}page.js`)).toBe(true);
  });
});
