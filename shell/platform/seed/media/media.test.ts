/** @jest-environment jest-fixed-jsdom */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "@jest/globals";

import { seedData } from "../index";
import { films } from "./films";

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

const FILM_BYTES = 400 * 1024;

describe.each(Object.entries(films))("the film %s", (_name, { src, poster, captions, lengthSeconds }) => {
  const bytesOf = (address: string): Buffer => readFileSync(join(__dirname, address.replace(/^\/media\//, "")));

  it("has files that are named after what is in them", () => {
    for (const address of [src, poster, captions]) {
      const hash = createHash("sha256").update(bytesOf(address)).digest("hex").slice(0, 8);
      expect(address).toMatch(new RegExp(`^/media/[a-z-]+/film-[a-z-]+-${hash}\\.(?:mp4|webp|vtt)$`));
    }
  });

  it("is short, small, and plays while it comes", () => {
    const bytes = bytesOf(src);
    expect(bytes.length).toBeLessThan(FILM_BYTES);
    expect(bytes.toString("latin1", 4, 8)).toBe("ftyp");
    // The index stands before the pictures.
    expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
    expect(lengthSeconds).toBeGreaterThanOrEqual(10);
    expect(lengthSeconds).toBeLessThanOrEqual(40);
  });

  it("has captions in order, none after its end", () => {
    const text = bytesOf(captions).toString("utf8");
    expect(text).toMatch(/^WEBVTT\n\n/);
    const times = [...text.matchAll(/(\d\d):(\d\d)\.(\d{3})/g)].map(
      ([, minutes, seconds, ms]) => Number(minutes) * 60 + Number(seconds) + Number(ms) / 1000,
    );
    expect(times.length).toBeGreaterThanOrEqual(6);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(lengthSeconds);
  });
});

it("every film stands in a chapter, with all of it as text", () => {
  const blocks = seedData.tenants.flatMap(({ classes }) => (classes?.lessons ?? []).flatMap((lesson) => lesson.blocks));
  const shown = blocks.flatMap((block) => (block.kind === "video" ? [block] : []));
  expect(shown.map(({ src }) => src).toSorted()).toEqual(
    Object.values(films)
      .map(({ src }) => src)
      .toSorted(),
  );
  for (const { transcript } of shown) expect(transcript.join(" ").length).toBeGreaterThan(200);
});
