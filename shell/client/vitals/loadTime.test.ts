import { describe, expect, it } from "@jest/globals";

import { loadTime } from "./loadTime";

const FOLDER = "/remotes/courses/1.2.0/";
const file = (name: string, startTime: number, responseEnd: number, transferSize = 1_000) => ({
  name: `https://main.example${name}`,
  startTime,
  responseEnd,
  transferSize,
});

describe("loadTime", () => {
  it("is from the first request to the last answer of one folder", () => {
    expect(
      loadTime(FOLDER, [
        file(`${FOLDER}2.js`, 120, 300.4),
        file(`${FOLDER}entry.js`, 100, 180),
        file("/remotes/courses/1.1.0/entry.js", 0, 900),
      ]),
    ).toBe(200);
  });

  it("leaves out what was fetched after a pause: somebody asked for that later", () => {
    expect(loadTime(FOLDER, [file(`${FOLDER}entry.js`, 100, 180), file(`${FOLDER}3.js`, 5_000, 5_100)])).toBe(80);
  });

  it("is nothing where the browser had the files, or there are none", () => {
    expect(loadTime(FOLDER, [file(`${FOLDER}entry.js`, 100, 101, 0)])).toBeNull();
    expect(loadTime(FOLDER, [])).toBeNull();
  });
});
