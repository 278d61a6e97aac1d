import { describe, expect, it } from "@jest/globals";

import { readSettings } from "./readSettings";

const GOOD = {
  title: "Sekolah Contoh",
  layout: "campus",
  isMaintenance: false,
  css: { clr_primary: "#123456" },
  meta: { name: "Contoh" },
};

const read = (change: Record<string, unknown>) => readSettings(structuredClone({ ...GOOD, ...change }));

const link = (label: unknown, href: unknown = "/") => ({ label, href });

describe("readSettings", () => {
  it("takes good settings as they are", () => {
    const { settings, replaced } = read({});
    expect(settings).toMatchObject(GOOD);
    expect(replaced).toEqual([]);
  });

  it.each([
    ["title", 7, ""],
    ["title", "x".repeat(301), ""],
    ["layout", null, "default"],
    ["layout", { __proto__: null }, "default"],
    ["isMaintenance", "no", true],
    ["language", "fr", "id"],
    ["routes", "everything", ["/"]],
    ["logoDark", "javascript:alert(1)", ""],
    ["logoLight", "data:text/html,<script>alert(1)</script>", ""],
    ["logoLight", "JaVaScRiPt:alert(1)", ""],
    ["favicon", "//evil.example/x.svg", ""],
    ["favicon", "/\\evil.example/x.svg", ""],
    ["favicon", "/a\n.svg", ""],
    ["favicon", `data:image/png;base64,${"A".repeat(20_000)}`, ""],
  ])("puts the default in the place of a wrong %s: %p", (field, value, expected) => {
    const { settings, replaced } = read({ [field]: value });
    expect(settings).toMatchObject({ [field]: expected });
    expect(replaced).toEqual([field]);
  });

  it.each(["yes", "false", 0, 1, {}, []])("keeps a site closed whose isLoginOnly is %p, and says so", (value) => {
    const { settings, replaced } = read({ isLoginOnly: value, favicon: 7 });
    expect(settings).toMatchObject({ isLoginOnly: true, isMaintenance: false, favicon: "" });
    expect([...replaced].toSorted()).toEqual(["favicon", "isLoginOnly"]);
  });

  it.each([
    ["missing", {}, []],
    ["off", { isLoginOnly: false }, []],
    ["null, which says nothing", { isLoginOnly: null }, ["isLoginOnly"]],
  ])("leaves a site open whose isLoginOnly is %s", (_what, change, named) => {
    const { settings, replaced } = read(change);
    expect(settings.isLoginOnly ?? false).toBe(false);
    expect(replaced).toEqual(named);
  });

  it.each([
    ["css.clr_primary", { css: { clr_primary: "red", clr_dark: "#101820" } }, { clr_dark: "#101820" }],
    ["css.clr_primary", { css: { clr_primary: 12, ft_primary: "Lora" } }, { ft_primary: "Lora" }],
    ["css", { css: "red" }, { clr_danger: "#f5365c" }],
    ["css", { css: [] }, { ft_primary: "Raleway" }],
  ])("keeps what is good beside a wrong %s", (field, change, expected) => {
    const { settings, replaced } = read(change);
    expect(settings.css).toMatchObject({ clr_primary: "#2096C4", ...expected });
    expect(replaced).toEqual([field]);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "https://[", "data:image/svg+xml,<svg/>"])(
    "shares no picture with the address %s",
    (image) => {
      const { settings, replaced } = read({ meta: { image, description: "Tetap" } });
      expect(settings.meta).toMatchObject({ image: "", description: "Tetap" });
      expect(replaced).toEqual(["meta.image"]);
    },
  );

  it("leaves out the links that lead nowhere good, each by its place, and keeps their neighbours", () => {
    const primary = [
      link("a"),
      link("b", "javascript:alert(1)"),
      null,
      link("c", "java\nscript:alert(1)"),
      link("d", "https://example.org/"),
      link(5),
      { href: "/e" },
      link("f", "mailto:halo@contoh.example"),
      link("g", "//evil.example"),
    ];
    const { settings, replaced } = read({ navigation: { primary, tools: {}, about: "Tetap" } });
    expect(settings.navigation.primary.map(({ label }) => label)).toEqual(["a", "d", "f"]);
    expect(settings.navigation).toMatchObject({ tools: [], about: "Tetap" });
    expect(replaced).toEqual(
      expect.arrayContaining([
        "navigation.primary.1.href",
        "navigation.primary.2",
        "navigation.primary.3.href",
        "navigation.primary.5.label",
        "navigation.primary.6.label",
        "navigation.primary.8.href",
        "navigation.tools",
      ]),
    );
  });

  it("makes a plain line of a footer's entry whose address is wrong", () => {
    const links = [link("Alamat", "javascript:alert(1)"), link("Surel", "mailto:a@b.example")];
    const { settings } = read({ navigation: { footer: [{ title: "Kami", links }, "x"] } });
    expect(settings.navigation.footer).toEqual([
      { title: "Kami", links: [{ label: "Alamat" }, { label: "Surel", href: "mailto:a@b.example" }] },
    ]);
  });

  it("cuts a list that is too long and keeps one that is long", () => {
    const links = (count: number) => Array.from({ length: count }, (_, index) => link(`l${index}`));
    expect(read({ navigation: { primary: links(60) } }).settings.navigation.primary).toHaveLength(60);
    const { settings, replaced } = read({ navigation: { primary: links(20_000) } });
    expect(settings.navigation.primary).toHaveLength(100);
    expect(replaced).toEqual(["navigation.primary"]);
  });

  it("keeps little of settings of two megabytes", () => {
    const { settings } = read({
      title: "x".repeat(300_000),
      meta: { description: "x".repeat(500_000), keywords: "x".repeat(200_000) },
      navigation: { primary: Array.from({ length: 5_000 }, () => link("x".repeat(200), `/${"y".repeat(150)}`)) },
      unknown: "x".repeat(1_000_000),
    });
    expect(JSON.stringify(settings).length).toBeLessThan(50_000);
  });

  it("says which fields the specification asks for are missing, and closes a site that does not say it is open", () => {
    const { settings, replaced } = readSettings({});
    expect(replaced).toEqual(["title", "layout", "isMaintenance", "css", "meta"]);
    expect(settings).toMatchObject({ layout: "default", isMaintenance: true, routes: ["/"], language: "id" });
  });

  it("takes nothing from a prototype", () => {
    const data: unknown = JSON.parse('{"__proto__":{"title":"x"},"constructor":{"layout":"y"},"css":{"__proto__":{}}}');
    expect(readSettings(data).settings).toMatchObject({ title: "", layout: "default" });
    expect(Object.hasOwn(Object.prototype, "title")).toBe(false);
  });

  it("is not brought down by settings that are nested without end", () => {
    const deep: unknown = JSON.parse(`{"css":{"x":${"[".repeat(50_000)}${"]".repeat(50_000)},"clr_dark":1}}`);
    expect(readSettings(deep).settings.css.clr_dark).toBe("#212529");
  });

  it.each([null, [], "settings", 5])("refuses %p as malformed", (data) => {
    expect(() => readSettings(data)).toThrow(expect.objectContaining({ code: "malformed" }));
  });
});
