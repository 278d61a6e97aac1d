import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fastify, type FastifyInstance } from "fastify";

import { mediaRoutes } from "./mediaRoutes";
import { readMedia } from "./readMedia";

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe("the media route", () => {
  let root: string;
  let app: FastifyInstance;

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "media-"));
    mkdirSync(join(root, "contoh"));
    writeFileSync(join(root, "contoh", "logo-dark.svg"), DRAWING);
    writeFileSync(join(root, "contoh", "notes.txt"), "secret");
    writeFileSync(join(root, "contoh", "film-a-0123abcd.mp4"), "0123456789");
    writeFileSync(join(root, "contoh", "film-a-0123abcd.vtt"), "WEBVTT");
    writeFileSync(join(root, "contoh", "episode-1-0123abcd.mp3"), "0123456789");
    writeFileSync(join(root, "outside.svg"), DRAWING);
    app = fastify();
    mediaRoutes(app, readMedia(root), () => Promise.resolve(null));
  });

  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true });
  });

  it("serves a drawing without a token, as what it is, for an hour, and lets it do nothing", async () => {
    const answer = await app.inject("/media/contoh/logo-dark.svg");
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(DRAWING);
    expect(answer.headers).toMatchObject({
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=3600, stale-while-revalidate=86400",
      "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      "x-content-type-options": "nosniff",
    });
  });

  it("answers 304 to whoever has the drawing already", async () => {
    const { etag } = (await app.inject("/media/contoh/logo-dark.svg")).headers;
    const headers = { "if-none-match": String(etag) };
    const again = await app.inject({ url: "/media/contoh/logo-dark.svg", headers });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("serves films, their captions and recordings, kept for as long as their names say", async () => {
    const film = await app.inject("/media/contoh/film-a-0123abcd.mp4");
    expect([film.statusCode, film.body]).toEqual([200, "0123456789"]);
    expect(film.headers).toMatchObject({
      "content-type": "video/mp4",
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const captions = await app.inject("/media/contoh/film-a-0123abcd.vtt");
    expect(captions.headers["content-type"]).toBe("text/vtt; charset=utf-8");
    const recording = await app.inject("/media/contoh/episode-1-0123abcd.mp3");
    expect(recording.headers).toMatchObject({ "content-type": "audio/mpeg", "accept-ranges": "bytes" });
  });

  it("serves the part of a film that a player asks for", async () => {
    const ask = (headers: Record<string, string>) => app.inject({ url: "/media/contoh/film-a-0123abcd.mp4", headers });
    const part = await ask({ range: "bytes=2-4" });
    expect([part.statusCode, part.body]).toEqual([206, "234"]);
    expect(part.headers).toMatchObject({ "content-range": "bytes 2-4/10", "content-length": "3" });
    const beyond = await ask({ range: "bytes=10-" });
    expect([beyond.statusCode, beyond.headers["content-range"]]).toEqual([416, "bytes */10"]);
    const { etag } = part.headers;
    expect((await ask({ range: "bytes=2-4", "if-range": String(etag) })).statusCode).toBe(206);
    expect((await ask({ range: "bytes=2-4", "if-range": '"of before"' })).body).toBe("0123456789");
  });

  it.each([
    "/media/contoh/logo-light.svg",
    "/media/contoh/notes.txt",
    "/media/contoh/..%2Foutside.svg",
    "/media/..%2Foutside.svg/x",
    "/media/%2e%2e/outside.svg",
    "/media/__proto__/constructor",
    "/media/contoh/",
  ])("has nothing at %s", async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  it("takes no other method", async () => {
    for (const method of ["POST", "PUT", "DELETE"] as const)
      expect((await app.inject({ method, url: "/media/contoh/logo-dark.svg" })).statusCode).toBe(404);
  });
});
