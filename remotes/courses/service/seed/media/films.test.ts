import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "@jest/globals";

import { films } from "./films";

/** Files of sites are the platform's. */
const MEDIA = join(__dirname, "../../../../../shell/platform/seed/media");

const FILM_BYTES = 400 * 1024;

describe.each(Object.entries(films))("the film %s", (_name, { src, poster, captions, lengthSeconds }) => {
  const bytesOf = (address: string): Buffer => readFileSync(join(MEDIA, address.replace(/^\/media\//, "")));

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
