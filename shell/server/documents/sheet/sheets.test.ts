import { describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import { FAMILIES } from "../../fonts/families";
import { laySheet } from "./laySheet";
import type { SheetLine } from "./LaidSheet";
import { paintSheet, type SheetFormat } from "./paintSheet";
import { sampleFace, sampleSheet } from "./testing/sampleSheet";

const textOf = ({ runs }: SheetLine): string => runs.map(({ text }) => text).join("");
const endOf = ({ x, runs }: SheetLine): number => runs.reduce((end, { width }) => end + width, x);

const LONG_NAME = "Raden Ajeng Kusumaningrum Wiryodiharjo Panggungrejo dari Kecamatan Selatan Bagian Timur yang Elok";
const LONG_SUBJECT = `${"Pertanggungjawaban pengelolaan bengkel ".repeat(5)}selesai`;
const LOGO = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><path d="M0 0h9v3H0z"/></svg>').toString("base64")}`;

const PDF: SheetFormat = {
  kind: "pdf",
  title: "Piagam: Laras",
  subject: "Python",
  author: "Sekolah Contoh",
  language: "id",
  createdAt: "2026-11-20T18:00:00.000Z",
};

describe("a sheet laid out", () => {
  it.each([
    ["an ordinary name", {}],
    ["a long name and a subject of 200 letters", { name: LONG_NAME, subject: LONG_SUBJECT }],
    ["a name without a space", { name: "A".repeat(100), subject: "b".repeat(200) }],
    ["a name in other scripts", { name: "ꦭꦫꦱ꧀ꦮꦶꦂꦪꦢꦶꦲꦂꦗ ᨒᨚᨈᨑ Александра" }],
    ["a long name in another script", { name: "ꦭꦫꦱ꧀ꦮꦶꦂꦪꦢꦶꦲꦂꦗ ".repeat(6).trim(), subject: LONG_SUBJECT }],
  ])("keeps every word in its column, with %s", async (_name, words) => {
    const face = sampleFace(words);
    const { lines } = await laySheet(face);
    const { width, height } = face.sheet;
    for (const line of lines) {
      expect(line.x).toBeGreaterThanOrEqual(214);
      expect(endOf(line)).toBeLessThanOrEqual(width - 45);
      expect(line.baseline).toBeLessThan(height - 30);
    }
    const middle = lines.filter(({ size }) => size > 13).map(({ baseline }) => baseline);
    expect([Math.min(...middle) > 104, Math.max(...middle) < 452]).toEqual([true, true]);
  });

  it("shows every word of texts that there is room for, and ends in an ellipsis where there is none", async () => {
    const words = async (name: string) =>
      (await laySheet(sampleFace({ name, subject: LONG_SUBJECT }))).lines.map(textOf).join(" ");
    const whole = await words(LONG_NAME);
    for (const text of [LONG_NAME, LONG_SUBJECT]) expect(whole).toContain(text);
    expect(await words(LONG_NAME.repeat(5))).toContain("…");
  });

  it("says something else where no font at hand has the letters of a text", async () => {
    const texts = async (name: string) => (await laySheet(sampleFace({ name }))).lines.map(textOf);
    expect(await texts("李小龙")).toContain("pemegang kode 7KQ2");
    expect(await texts("李 Bruce")).toContain("Bruce");
  });

  it("names the site where it has no logo that can be drawn, and leaves out what stands beside one", async () => {
    const texts = async (logo: string | null) => {
      const { lines, pictures } = await laySheet(sampleFace({}, fakeTenant(), logo));
      const words = new Set(lines.map(textOf));
      return {
        pictures: pictures.length,
        words: ["Sekolah Contoh", "Cabang Semarang"].filter((one) => words.has(one)),
      };
    };
    expect(await texts(null)).toEqual({ pictures: 1, words: ["Sekolah Contoh"] });
    expect(await texts(LOGO)).toEqual({ pictures: 2, words: ["Cabang Semarang"] });
  });

  it("ends lines at the right edge of a column that is to stand there", async () => {
    const { lines } = await laySheet(sampleFace());
    const line = lines.find((one) => textOf(one) === "Semarang");
    expect(line && endOf(line)).toBeCloseTo(214 + 220 + 200);
  });
});

describe("the files of a sheet", () => {
  const face = sampleFace({ name: 'ꦭꦫꦱ꧀ "<Laras>" & Ayu' }, fakeTenant(), LOGO);

  it.each([
    [{ kind: "png", width: 2480 }, [2480, 1754]],
    [{ kind: "card" }, [1200, 630]],
  ] as const)("are the picture %j of %j pixels", async (format, size) => {
    const png = await paintSheet(face, format);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(size);
    expect(png.length).toBeLessThan(900_000);
  });

  it("are a document of one page that says its words, its language and its structure", async () => {
    const pdf = await paintSheet(face, PDF);
    const text = pdf.toString("latin1");
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const parts = ["/MediaBox [0 0 841.89 595.28]", "/StructTreeRoot", "/Lang (id)", "/ToUnicode", "/ActualText"];
    for (const part of parts) expect(text).toContain(part);
    expect(pdf.length).toBeLessThan(900_000);
    expect(await paintSheet(face, PDF)).toEqual(pdf);
  });

  it("can be set in every family that a site may have", async () => {
    const sheet = sampleSheet({ name: "Žofia Nguyễn 20 Łódź – fi" });
    for (const { name } of FAMILIES) {
      const style = { ...face.style, headingFont: name, textFont: name };
      const pdf = await paintSheet({ ...face, sheet, style }, PDF);
      expect([name, pdf.toString("latin1", 0, 5)]).toEqual([name, "%PDF-"]);
    }
  }, 120_000);
});
