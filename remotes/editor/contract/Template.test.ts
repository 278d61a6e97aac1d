import { describe, expect, it } from "@jest/globals";
import { HomeSetting, PageSetting, TenantSettings } from "@serambi/kernel/contracts";

import { readSharedParts, readTemplates } from "../pages/newSite.server";
import type { NewSite } from "./NewSite";
import { newSiteSettings } from "./newSiteSettings";
import { keyOf } from "./Template";

const words = {
  lede: "Kalimat.",
  title: "Judul",
  offers: [
    { name: "Kelas malam", text: "Dua jam." },
    { name: "", text: "Belum ditulis" },
  ],
  about: "Paragraf satu.\n\nParagraf dua.",
  numbers: [
    { value: "12", label: "kelas" },
    { value: "3", label: "guru" },
  ],
};
const site: NewSite = {
  name: "Sanggar Laras",
  key: "laras",
  language: "id",
  primary: "#123456",
  darkDye: "",
  contact: { email: "laras@contoh.example", phone: "0812 3456", address: "Jalan Contoh 1" },
  words,
  otherWords: { ...words, lede: "A sentence.", title: "Title" },
};
const shortest: NewSite = {
  ...site,
  contact: { email: "laras@contoh.example" },
  words: { lede: "Kalimat.", offers: [] },
  otherWords: null,
};

const made = readTemplates().map((template) => [template.id, template] as const);
const settingsFor = (template: (typeof made)[number][1], of: NewSite) =>
  newSiteSettings(template, readSharedParts(), of);

interface Page {
  readonly sections: readonly { readonly slot: string; readonly hidden?: boolean; readonly props: object }[];
}
const shownIn = (page: unknown): string => JSON.stringify((page as Page).sections.filter(({ hidden }) => !hidden));

describe.each(made)("a site out of the template %s", (_id, template) => {
  it("has the answers of the person in both languages, and no gap", () => {
    const settings = settingsFor(template, site);
    expect(TenantSettings.parse(settings)).toMatchObject({
      title: "Sanggar Laras",
      languages: ["en"],
      css: { clr_primary: "#123456" },
    });
    expect(HomeSetting.parse(settings["home"]).sections[0]?.props).toMatchObject({ title: "Judul", lede: "Kalimat." });
    expect(HomeSetting.parse(settings["home_en"]).sections[0]?.props).toMatchObject({ title: "Title" });
    expect(PageSetting.parse(settings["page_about_en"]).title).toBe("About Sanggar Laras");
    expect(JSON.stringify(settings)).not.toMatch(/\{\w+\}|"needs"|"lacks"|"\$/);
    expect(shownIn(settings["home"])).toContain("Kelas malam");
    expect(shownIn(settings["home"])).not.toContain("Belum ditulis");
  });

  it("shows nothing that nobody said: what is to be filled in is hidden", () => {
    const settings = settingsFor(template, shortest);
    const { home, page_about: about } = settings;
    expect(shownIn(home) + shownIn(about)).not.toMatch(/"\[|season-figures|sites\.offers|open-classes|sites\.reasons/);
    expect(JSON.stringify(home)).toContain('"[');
    expect(Object.keys(settings)).not.toContain("legal");
    expect(JSON.stringify(settings)).not.toMatch(/\{\w+\}|"tel:"/);
  });
});

it("makes a key of a name in any script that has letters", () => {
  expect([keyOf("Sanggar Laras!"), keyOf("École d'été"), keyOf("  ")]).toEqual(["sanggar-laras", "ecole-d-ete", ""]);
});
