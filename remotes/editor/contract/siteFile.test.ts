import { describe, expect, it } from "@jest/globals";

import { namedFiles, readdressed, readSiteFile, writtenDrawing } from "./siteFile";

const site = { format: 1, key: "laras", exportedAt: "2027-01-01T00:00:00Z", settings: { title: "Laras" } };
const text = JSON.stringify(site);

describe("a site's file", () => {
  it("is read with its pictures, or without any", () => {
    const files = [{ address: "/media/a/b.png", data: "AAAA" }, { address: 5 }];
    expect(readSiteFile(JSON.stringify({ ...site, files }))).toEqual({ ...site, files: files.slice(0, 1) });
    expect(readSiteFile(text)).toEqual({ ...site, files: [] });
  });

  it.each([
    ["a ZIP archive", "PK\u0003\u0004rest", "zip"],
    ["a file that was cut", text.slice(0, -8), "cut"],
    ["another version", JSON.stringify({ ...site, format: 2 }), "version"],
    ["JSON of another product", JSON.stringify({ name: "x", version: "1.0.0" }), "other"],
    ["a list", "[]", "other"],
    ["no JSON at all", "<html>", "other"],
    ["an empty file", "", "other"],
  ])("is told from %s", (_what, given, fault) => expect(readSiteFile(given)).toBe(fault));

  it("names the files of its settings once, pictures apart from what does not travel", () => {
    const settings = {
      logoDark: "/media/a/l.svg",
      home: [{ src: "/media/a/p.jpg" }, "/media/a/p.jpg", "/media/a/f.mp4"],
    };
    expect(namedFiles(settings)).toEqual({
      pictures: ["/media/a/l.svg", "/media/a/p.jpg"],
      others: ["/media/a/f.mp4"],
    });
    expect(readdressed(settings, new Map([["/media/a/p.jpg", "/media/b/q.jpg"]]))).toEqual({
      logoDark: "/media/a/l.svg",
      home: [{ src: "/media/b/q.jpg" }, "/media/b/q.jpg", "/media/a/f.mp4"],
    });
  });

  it("writes a small drawing into the address of a logo, where nothing else takes drawings", () => {
    const drawing = { address: "/media/a/l.svg", data: "PHN2Zy8+" };
    expect(writtenDrawing(drawing, { logoDark: drawing.address })).toBe("data:image/svg+xml;base64,PHN2Zy8+");
    expect(writtenDrawing(drawing, { home: drawing.address })).toBeNull();
    expect(writtenDrawing({ ...drawing, data: "A".repeat(20_000) }, { logoDark: drawing.address })).toBeNull();
  });
});
