import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import type { PaintTask } from "../cards/paint";
import { ImageSources } from "../images/ImageSources";
import { PictureCache } from "../images/PictureCache";
import { TestServer } from "../testing/TestServer";
import { registerCertificates } from "./registerCertificates";

const PDF = "/certificates/7KQ2-M4XD-9PWT/certificate.pdf";

const certificate = {
  code: "7KQ2-M4XD-9PWT",
  learnerName: "Laras Wiryodiharjo",
  className: "Python untuk Catatan Bengkel",
  classSlug: "python-bengkel",
  lengthMinutes: 610,
  chapters: 24,
  issuedAt: "2026-11-20T18:00:00.000Z",
};

describe("the files of a certificate", () => {
  const server = new TestServer();
  const folder = mkdtempSync(join(tmpdir(), "certificates-"));
  const made: PaintTask[] = [];
  let status = 200;

  beforeAll(async () => {
    const cache = await PictureCache.open({ folder, maxBytes: 10_000_000 });
    await server.start({
      registerRoutes: (app) => {
        const { upstream, directory } = server;
        registerCertificates(app, {
          directory,
          upstream,
          sources: new ImageSources({
            upstream,
            remoteFile: () => Promise.resolve(null),
            hosts: new Set(),
            timeoutMs: 20_000,
          }),
          cache,
          paint: (task) => {
            made.push(task);
            return Promise.resolve(Buffer.from(`file ${made.length}`));
          },
        });
      },
    });
    for (const [host, site] of server.platform.sites)
      if (host.startsWith("main."))
        // Its logo is gone: there is a certificate all the same.
        site.settings = { ...site.settings, routes: ["/", "/Certificate/:code"], logoDark: "/media/main/gone.svg" };
    server.platform.onCall = (request, reply) => {
      if (request.url.startsWith("/services/media/")) return reply.code(404).send();
      if (!request.url.startsWith("/learning/certificate")) return;
      const asked = new URL(request.url, "http://x").searchParams.get("code")?.replace(/-/g, "").toUpperCase();
      const isKnown = asked === "7KQ2M4XD9PWT";
      const code = status === 200 && !isKnown ? 404 : status;
      return reply.code(code).send({ status: code === 200, message: "", data: code === 200 ? certificate : null });
    };
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    status = 200;
  });

  it("are made of what the learning host says, once, and are kept under a name that says whose they are", async () => {
    const answers = [
      await server.get(PDF),
      await server.get(PDF.toLowerCase().replace(/7kq2-m4xd-9pwt/, "7kq2m4xd9pwt")),
    ];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, "file 1"],
      [200, "file 1"],
    ]);
    expect(made).toEqual([
      expect.objectContaining({
        kind: "certificate",
        file: "certificate.pdf",
        face: expect.objectContaining({ name: "Laras Wiryodiharjo", course: "Python untuk Catatan Bengkel" }),
      }),
    ]);
    expect(answers[0]?.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(
        /^attachment; filename="[a-z]+-laras-wiryodiharjo-7kq2-m4xd-9pwt\.pdf"$/,
      ),
      "cache-control": expect.stringMatching(/^public, max-age=86400/),
      "x-robots-tag": "noindex",
    });
    const { etag } = answers[0]?.headers ?? {};
    expect((await server.get(PDF, { "if-none-match": String(etag) })).statusCode).toBe(304);
  });

  it("are a picture, and a card that others may show", async () => {
    const picture = await server.get(PDF.replace("pdf", "png"));
    expect(picture.headers).toMatchObject({
      "content-type": "image/png",
      "content-disposition": expect.stringMatching(/\.png"$/),
    });
    const card = await server.get("/certificates/7KQ2-M4XD-9PWT/card.png");
    expect(card.headers["content-disposition"]).toBeUndefined();
    expect(card.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  });

  it("speak the language that is asked for, where the site has it", async () => {
    await server.get(`${PDF}?lang=id`);
    await server.get(`${PDF}?lang=id&name=Palsu`);
    expect((await server.get(`${PDF}?lang=xx`)).statusCode).toBe(404);
    expect(JSON.stringify(made)).not.toContain("Palsu");
  });

  it.each([
    "/certificates/AAAA-AAAA-AAAA/certificate.pdf",
    "/certificates/7KQ2-M4XD-9PWT/other.pdf",
    "/certificates/short/certificate.pdf",
    `/certificates/${"A".repeat(21)}/certificate.pdf`,
    "/certificates/%2e%2e%2f%2e%2e%2fx1234/certificate.pdf",
  ])("are nothing at %s", async (url) => {
    const count = made.length;
    expect((await server.get(url)).statusCode).toBeGreaterThanOrEqual(400);
    expect(made).toHaveLength(count);
  });

  it("are nothing on a site that shows no certificates, or that there is not", async () => {
    const other = [...server.platform.sites.keys()].find((host) => !host.startsWith("main.")) ?? "";
    expect(other).not.toBe("");
    expect((await server.get(PDF, {}, other)).statusCode).toBe(404);
    expect((await server.get(PDF, {}, "nobody.localhost")).statusCode).toBe(404);
  });

  it("wait for better times while the learning host fails", async () => {
    status = 500;
    server.timeMs += 60_000;
    expect((await server.get(PDF)).statusCode).toBeGreaterThanOrEqual(500);
  });
});
