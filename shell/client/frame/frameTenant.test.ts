import { describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import { frameTenant } from "./frameTenant";

const ENDLESS = "a".repeat(200);

const frame = (settings: Parameters<typeof fakeTenant>[0] = {}) => frameTenant(fakeTenant(settings)).settings;

const navigation = (label: string) => ({
  primary: [{ label, href: "/a", children: [{ label, href: "/b" }] }],
  action: { label, href: "/c" },
  tools: [{ label, href: "/d" }],
  footer: [{ title: label, links: [{ label, href: "/e" }, { label }] }],
  legal: [{ label, href: "/f" }],
  statement: label,
  about: label,
});

/** Every word as a browser may break it. */
const longestPart = (value: unknown): number =>
  Math.max(...(JSON.stringify(value).match(/[^\s"\u00AD]+/g) ?? []).map((part) => part.length));

describe("frameTenant", () => {
  it("changes nothing of texts as sites have them", () => {
    const settings = {
      title: "Yayasan Pendidikan Serambi Nusantara",
      navigation: navigation("Mempertanggungjawabkan penyelenggaraan"),
    };
    expect(frame({ settings })).toMatchObject(settings);
  });

  it("lets a word without end break wherever it stands", () => {
    const { title, navigation: shown } = frame({ settings: { title: ENDLESS, navigation: navigation(ENDLESS) } });
    expect(longestPart([title, shown])).toBeLessThanOrEqual(12);
  });

  it("shortens names and labels after a word, and leaves sentences whole", () => {
    const long = "Program studi teknik ".repeat(20).trim();
    const { title, navigation: shown } = frame({ settings: { title: long, navigation: navigation(long) } });
    expect(title).toBe("Program studi teknik Program studi teknik…");
    expect([shown.primary[0]?.label, shown.primary[0]?.children?.[0]?.label, shown.action?.label]).toEqual([
      title,
      title,
      title,
    ]);
    expect([shown.statement, shown.about]).toEqual([long, long]);
  });

  it("breaks no mail address and no address of a page", () => {
    const about = "Tulis ke sekretariat.pendaftaran.mahasiswa@universitas-serambi-nusantara.example";
    expect(frame({ settings: { navigation: { ...navigation("x"), about } } }).navigation.about).toBe(about);
  });
});
