import { describe, expect, it } from "@jest/globals";

import { FAMILIES } from "../fonts/families";
import { headingFonts, textFonts } from "./cardFonts";

/** Bytes of a table of a TrueType or OpenType font. */
const table = (font: Buffer, name: string): Buffer | null => {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16;
    if (font.toString("latin1", record, record + 4) !== name) continue;
    const offset = font.readUInt32BE(record + 8);
    return font.subarray(offset, offset + font.readUInt32BE(record + 12));
  }
  return null;
};

/** How wide all letters are set together. */
const widthOf = (font: Buffer): number => {
  const count = table(font, "hhea")?.readUInt16BE(34) ?? 0;
  const widths = table(font, "hmtx") ?? Buffer.alloc(0);
  return Array.from({ length: count }, (_, index) => widths.readUInt16BE(index * 4)).reduce((a, b) => a + b, 0);
};

describe("the fonts of cards", () => {
  it.each(FAMILIES.map(({ name }) => name))("are cut from %s: its letters, in one weight", (name) => {
    const [font] = headingFonts(name, 700, "Belajar merangkai, dengan teliti …");
    const data = font?.data ?? Buffer.alloc(4);
    expect(["00010000", "4f54544f"]).toContain(data.toString("hex", 0, 4));
    expect(table(data, "fvar")).toBeNull();
    expect(table(data, "cmap")).not.toBeNull();
    expect(data.length).toBeGreaterThan(2_000);
    expect(data.length).toBeLessThan(60_000);
  });

  it("have the weight of the site's headings", () => {
    const [light, heavy] = [300, 900].map((weight) => headingFonts("Archivo", weight, "Belajar")[0]?.data);
    expect(widthOf(heavy ?? Buffer.alloc(0))).toBeGreaterThan(widthOf(light ?? Buffer.alloc(0)));
    const [regular, bold] = [400, 700].map((weight) => headingFonts("Courier Prime", weight, "Belajar")[0]?.data);
    expect(regular?.equals(bold ?? Buffer.alloc(0))).toBe(false);
  });

  it("include other scripts only where the words have them", () => {
    const count = (text: string) => textFonts("Karla", 600, text).length;
    expect(count("Belajar – teliti")).toBe(1);
    expect(count("Łódź")).toBe(2);
    expect(count("Học tiếng Việt")).toBe(2);
    expect(count("Київ і Αθήνα")).toBe(3);
    expect(count("ꦗꦮ")).toBe(2);
    expect(count("ᨅᨔ")).toBe(2);
    expect(count("ꦗꦮ, ᨅᨔ")).toBe(3);
  });

  it("are those of the product where a tenant names a family that is not here", () => {
    expect(headingFonts("No Such Family", 700, "a")[0]?.data).toEqual(headingFonts("Raleway", 700, "a")[0]?.data);
  });
});
