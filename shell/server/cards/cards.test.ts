import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Resvg } from "@resvg/resvg-js";
import { AppError } from "@serambi/kernel/errors";
import { kainCardSpace, type CardSpace } from "@serambi/kernel/kain";
import { fakeTenant } from "@serambi/kernel/testing";

import { layout as someLayout } from "../../client/layouts/main/layout";
import { PictureCache } from "../images/PictureCache";
import { answeringRenderer } from "../testing/answeringRenderer";
import { loadedRelease } from "../testing/loadedRelease";
import { TestServer } from "../testing/TestServer";
import { cardFace, cardDigest, type CardFace } from "./CardFace";
import { cardPicture } from "./cardPicture";
import type { PaintTask } from "./paint";
import { paintCard } from "./paintCard";
import { registerCards } from "./registerCards";
import { setWords } from "./setWords";

const tenant = { ...fakeTenant(), origin: "https://melati.example" };
const faceOf = (title: string, path = "/Courses"): CardFace => cardFace(tenant, someLayout, path, { title });

const LONG = `${"Pertanggungjawaban pengelolaan bengkel ".repeat(6)}selesai`;

describe("the face of a card", () => {
  it("is the same for the same page, and another for whatever is drawn differently", () => {
    const digest = cardDigest(faceOf("Jaringan"));
    expect(cardDigest(faceOf("Jaringan"))).toBe(digest);
    const { settings } = tenant;
    const css = { ...settings.css, clr_primary: "#123456" };
    const others = [
      faceOf("Listrik"),
      faceOf("Jaringan", "/Courses/lain"),
      cardFace({ ...tenant, settings: { ...settings, css } }, someLayout, "/Courses", { title: "Jaringan" }),
      cardFace({ ...tenant, settings: { ...settings, title: "Lain" } }, someLayout, "/Courses", { title: "Jaringan" }),
    ];
    expect(new Set([digest, ...others.map(cardDigest)]).size).toBe(5);
  });

  it("says whose page it is, and what the site is where the page is the site", () => {
    expect(faceOf("Jaringan").foot).toBe(tenant.settings.title);
    const meta = { ...tenant.settings.meta, description: "Kelas untuk semua." };
    const site = { ...tenant, settings: { ...tenant.settings, meta } };
    const face = cardFace(site, someLayout, "/", { title: tenant.settings.title });
    expect([face.title, face.foot]).toEqual([tenant.settings.title, "Kelas untuk semua."]);
  });

  it("always has a title", () => {
    expect(faceOf("学校 🚀").title).toBe(tenant.settings.title);
  });

  it("is where the head of the page says", () => {
    const picture = cardPicture(tenant, someLayout, "/Courses/tata-buku", { title: "Tata buku" });
    expect(picture).toMatchObject({ width: 1200, height: 630, alt: "Tata buku", type: "image/png" });
    expect(picture.address).toMatch(/^https:\/\/melati\.example\/social\/[\w-]{22}\.png\?page=%2FCourses%2Ftata-buku$/);
    const english = cardPicture({ ...tenant, language: "en" }, someLayout, "/", { title: "x" });
    expect(english.address).toMatch(/&lang=en$/);
  });
});

describe("a card", () => {
  it.each([
    ["an ordinary title", "Merangkai jaringan komputer sekolah"],
    ["one word", "Listrik"],
    ["200 characters", LONG],
    ["a word without an end", "a".repeat(200)],
    ["other scripts", "Học tiếng Việt, Київ, ꦗꦮ"],
    ["what looks like markup", '</text><script>"&'],
  ])("is a PNG of 1200 × 630 with %s", async (_name, title) => {
    const png = await paintCard(faceOf(title));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(600_000);
  });

  it("keeps its words within the room that the cloth leaves, whatever their length", async () => {
    const rooms = new Map<string, { readonly path: string; readonly space: CardSpace }>();
    for (const path of "abcdefghijklmnopqrstuvwxyz") {
      const { seed, style } = faceOf("", path);
      const space = kainCardSpace({ variant: "card", seed, ...style, width: 1200, height: 630 });
      rooms.set(`${space.width} ${space.height}`, { path, space });
    }
    expect(rooms.size).toBe(4);
    for (const { path, space } of rooms.values())
      for (const title of ["Listrik", "Merangkai jaringan komputer sekolah", LONG, "a".repeat(200)]) {
        const box = new Resvg(await setWords(faceOf(title, path), space)).getBBox();
        expect(box?.x).toBeGreaterThan(50);
        expect(box?.y).toBeGreaterThan(30);
        expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(space.width);
        expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThan(space.height);
      }
  });

  it("shows every word of a title that there is room for", async () => {
    const { seed, style } = faceOf("");
    const space = kainCardSpace({ variant: "card", seed, ...style, width: 1200, height: 630 });
    // A cut title ends in an ellipsis: its last words would leave the outlines as they are.
    const outlines = await Promise.all(
      ["gratis", "teliti"].map((end) =>
        setWords(faceOf(`Dua belas minggu sampai dibayar menulis kode dengan ${end}`), space),
      ),
    );
    expect(outlines[0]).not.toBe(outlines[1]);
  });
});

describe("the address of a card", () => {
  const server = new TestServer();
  const folder = mkdtempSync(join(tmpdir(), "cards-"));
  const drawn: PaintTask[] = [];
  let title = "Tata buku";
  let withdrawn = "none";

  const live = loadedRelease([
    {
      id: "courses",
      paths: ["/Courses", "/Courses/:slug"],
      pages: {
        all: {
          loader: async (_deps, { params }) => {
            const { slug = "" } = params;
            if (slug === withdrawn) return { kind: "failed", status: 404, message: "" };
            if (slug === "hilang" || slug === "mati")
              throw new AppError(slug === "mati" ? "offline" : "not-found", "no such course");
            return { data: {}, head: { title: `${title} ${slug}`.trim() } };
          },
        },
      },
    },
  ]);

  beforeAll(async () => {
    const cache = await PictureCache.open({ folder, maxBytes: 10_000_000 });
    await server.start({
      registerRoutes: (app) =>
        registerCards(app, {
          directory: server.directory,
          upstream: server.upstream,
          releases: { current: () => Promise.resolve({ release: live.release }) } as never, // what is read of them
          renderer: answeringRenderer(() => live),
          cache,
          paint: (task) => {
            drawn.push(task);
            return Promise.resolve(Buffer.from(`drawing ${drawn.length}`));
          },
        }),
    });
    for (const site of server.platform.sites.values())
      site.settings = { ...site.settings, routes: ["/Courses", "/Courses/:slug"] };
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const anyAddress = (page: string) => `/social/${"A".repeat(22)}.png?page=${encodeURIComponent(page)}`;
  const currentAddress = async (page: string): Promise<string> =>
    String((await server.get(anyAddress(page))).headers["location"]);

  it("leads from any digest to the card of the page as it is now, which is drawn once and never changes", async () => {
    const redirect = await server.get(anyAddress("/Courses"));
    expect([redirect.statusCode, redirect.headers["cache-control"]]).toEqual([302, "no-cache"]);
    const address = String(redirect.headers["location"]);
    const [first, second] = [await server.get(address), await server.get(address)];
    expect([first.body, second.body]).toEqual(["drawing 1", "drawing 1"]);
    expect(first.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(drawn).toHaveLength(1);
    expect(drawn[0]).toMatchObject({ kind: "card", face: { title: "Tata buku", foot: "Site main" } });
  });

  it("moves on with the page's title", async () => {
    const before = await currentAddress("/Courses/a");
    await server.get(before);
    title = "Tata boga";
    const after = await currentAddress("/Courses/a");
    expect(after).not.toBe(before);
    await server.get(after);
    expect(drawn.at(-1)).toMatchObject({ face: { title: "Tata boga a" } });
    // What somebody shared before stays what they shared.
    expect((await server.get(before)).statusCode).toBe(200);
  });

  it("is nothing once its page was taken back", async () => {
    const address = await currentAddress("/Courses/ditarik");
    expect((await server.get(address)).statusCode).toBe(200);
    withdrawn = "ditarik";
    for (const site of server.platform.sites.values()) site.settings = { ...site.settings, isLoginOnly: false };
    server.directory.changed("main");
    expect((await server.get(address)).statusCode).toBe(404);
  });

  it.each([
    ["a page that is not there", "/Lain"],
    ["a detail that is not there", "/Courses/hilang"],
    ["another host", "//lain.example/"],
    ["no path", "Courses"],
    ["a path without an end", `/${"a".repeat(300)}`],
  ])("is nothing for %s", async (_name, page) => {
    const count = drawn.length;
    expect((await server.get(anyAddress(page))).statusCode).toBe(404);
    expect(drawn).toHaveLength(count);
  });

  it.each([
    "/social/x.png?page=/Courses",
    `/social/${"A".repeat(22)}.png`,
    `/social/${"A".repeat(22)}.svg?page=/Courses`,
  ])("is not %s", async (url) => {
    expect((await server.get(url)).statusCode).toBe(404);
  });

  it("waits for better times while the page cannot be had", async () => {
    const { statusCode, headers } = await server.get(anyAddress("/Courses/mati"));
    expect([statusCode, headers["retry-after"]]).toEqual([503, "60"]);
  });

  it("draws no words but the page's own", async () => {
    const address = await currentAddress("/Courses/b");
    await server.get(`${address}&title=Palsu&foot=Palsu`);
    expect(JSON.stringify(drawn.at(-1))).not.toContain("Palsu");
  });
});
