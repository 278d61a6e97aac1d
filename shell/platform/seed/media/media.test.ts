/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "@jest/globals";

import { seedData } from "../index";

const MAX_BYTES = 3 * 1024;
const TAGS = new Set(["svg", "title", "g", "path", "rect", "circle", "ellipse"]);

const sites = seedData.tenants.map(({ site: { key, settings } }) => ({ key, settings }));

const read = (address: string): string => {
  const [, tenant = "", file = ""] = /^\/media\/([a-z-]+)\/([a-z-]+\.svg)$/.exec(address) ?? [];
  return readFileSync(join(__dirname, tenant, file), "utf8");
};

describe.each(sites)("the signs of $key", ({ settings: { logoDark = "", logoLight = "", favicon = "" } }) => {
  it("are three", () => {
    expect(new Set([logoDark, logoLight, favicon]).size).toBe(3);
  });

  it.each([
    ["dark logo", logoDark],
    ["light logo", logoLight],
    ["favicon", favicon],
  ])("have a %s that is a small drawing and nothing else", (_name, address) => {
    const text = read(address);
    expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
    const drawing = new DOMParser().parseFromString(text, "image/svg+xml");
    expect(drawing.querySelector("parsererror")).toBeNull();
    const { documentElement: svg } = drawing;
    expect(svg.getAttribute("viewBox")).toMatch(/^0 0 (\d+) \1$/);
    expect(svg.querySelector("title")?.textContent).not.toBe("");
    const parts = [svg, ...svg.querySelectorAll("*")];
    expect(parts.map(({ tagName }) => tagName).filter((tag) => !TAGS.has(tag))).toEqual([]);
    const attributes = parts.flatMap((part) => part.getAttributeNames());
    expect(attributes.filter((name) => /^on|href|style/i.test(name))).toEqual([]);
  });
});

it("no two sites have the same sign", () => {
  const own = sites.filter(({ key }) => key !== "dev" && key !== "staging");
  for (const kind of ["logoDark", "logoLight", "favicon"] as const) {
    const drawn = own.map(({ settings }) => read(settings[kind] ?? "").replace(/<title>.*<\/title>/, ""));
    expect(new Set(drawn).size).toBe(own.length);
  }
});
