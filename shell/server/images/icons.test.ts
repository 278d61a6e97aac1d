import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { Resvg } from "@resvg/resvg-js";

import { paint } from "../cards/paint";
import { eventually, TestServer } from "../testing/TestServer";
import { ImageSources } from "./ImageSources";
import { PictureCache } from "./PictureCache";
import { registerIcons } from "./registerIcons";

const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${inner}</svg>`;
/** A red sign on a ground of its own with rounded corners, and one without a ground. */
const GROUNDED = svg('<rect width="64" height="64" rx="12" fill="#00f"/><circle cx="32" cy="32" r="8" fill="red"/>');
const BARE = svg('<circle cx="32" cy="32" r="24" fill="red"/>');

/** The colour at a place of a picture, from 0 to 1. */
const colourAt = (png: Buffer, x: number, y: number): string => {
  const size = png.readUInt32BE(16);
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;
  const { pixels } = new Resvg(image).render();
  const at = (Math.floor(y * size) * size + Math.floor(x * size)) * 4;
  return [...pixels.subarray(at, at + 4)].join(" ");
};

describe("the icons of a site", () => {
  const server = new TestServer();
  const folder = mkdtempSync(join(tmpdir(), "icons-"));

  beforeAll(async () => {
    const cache = await PictureCache.open({ folder, maxBytes: 10_000_000 });
    await server.start({
      registerRoutes: (app) => {
        const { upstream, directory } = server;
        const sources = new ImageSources({
          upstream,
          remoteFile: () => Promise.resolve(null),
          hosts: new Set(),
          timeoutMs: 20_000,
        });
        registerIcons(app, { directory, sources, cache, paint });
      },
    });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    server.platform.onCall = null;
  });

  /** The site `main` with that favicon, as the server knows it from now on. */
  const useFavicon = async (name: string, bytes: string | Buffer): Promise<void> => {
    server.platform.onCall = (_request, reply) => reply.type("image/svg+xml").send(bytes);
    const site = server.platform.sites.get("main.localhost");
    if (site) site.settings = { ...site.settings, favicon: `/media/main/${name}` };
    await eventually(async () => {
      server.timeMs += 10_000;
      const found = await server.directory.find("main.localhost", "http://main.localhost");
      return found?.tenant.settings.favicon === `/media/main/${name}`;
    });
  };

  it("come in the sizes that they are named after, to be kept for a day", async () => {
    await useFavicon("a.svg", GROUNDED);
    for (const [name, size] of [
      ["180", 180],
      ["192", 192],
      ["512", 512],
      ["maskable-512", 512],
    ] as const) {
      const { statusCode, headers, rawPayload } = await server.get(`/icons/${name}.png?v=x`);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({ "content-type": "image/png", "cache-control": expect.stringContaining("86400") });
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([size, size]);
    }
  });

  it("carry the ground of their favicon to the edge where a screen cuts them", async () => {
    await useFavicon("b.svg", GROUNDED);
    const touch = (await server.get("/icons/180.png")).rawPayload;
    const maskable = (await server.get("/icons/maskable-512.png")).rawPayload;
    for (const icon of [touch, maskable]) {
      expect(colourAt(icon, 0.01, 0.01)).toBe("0 0 255 255");
      expect(colourAt(icon, 0.5, 0.5)).toBe("255 0 0 255");
    }
  });

  it("stand on the site's ground where their favicon has none, away from the edge", async () => {
    await useFavicon("c.svg", BARE);
    const touch = (await server.get("/icons/180.png")).rawPayload;
    expect(colourAt(touch, 0.02, 0.02)).toMatch(/^(?:24\d|25\d) (?:24\d|25\d) (?:24\d|25\d) 255$/);
    expect(colourAt(touch, 0.5, 0.5)).toBe("255 0 0 255");
    const plain = (await server.get("/icons/192.png")).rawPayload;
    expect(colourAt(plain, 0.02, 0.02)).toMatch(/ 0$/);
  });

  it("are drawn from a favicon with pixels too", async () => {
    await useFavicon("d.png", new Resvg(GROUNDED).render().asPng());
    expect(colourAt((await server.get("/icons/180.png")).rawPayload, 0.5, 0.5)).toBe("255 0 0 255");
  });

  it("are cloth in the site's colours where there is no favicon that can be drawn", async () => {
    await useFavicon("e.svg", "this is no picture");
    const { statusCode, rawPayload } = await server.get("/icons/192.png");
    expect(statusCode).toBe(200);
    expect(colourAt(rawPayload, 0.02, 0.02)).toMatch(/ 255$/);
  });

  it("include the one that browsers ask for by themselves", async () => {
    await useFavicon("f.svg", GROUNDED);
    const { headers, rawPayload } = await server.get("/favicon.ico");
    expect(headers["content-type"]).toBe("image/x-icon");
    expect([...rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const png = rawPayload.subarray(rawPayload.readUInt32LE(18));
    expect(png).toHaveLength(rawPayload.readUInt32LE(14));
    expect(colourAt(png, 0.5, 0.5)).toBe("255 0 0 255");
  });

  it.each(["/icons/1024.png", "/icons/constructor", "/icons/180.svg"])("are no more than those: %s", async (url) => {
    expect((await server.get(url)).statusCode).toBe(404);
  });

  it("belong to a site", async () => {
    expect((await server.get("/icons/180.png", {}, "nobody.example")).statusCode).toBe(404);
  });
});
