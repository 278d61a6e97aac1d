import { expect, it } from "@jest/globals";
import { HomeSetting, TenantSettings } from "@serambi/kernel/contracts";

import { readTemplates } from "../pages/newSite.server";
import { keyOf, settingsOf } from "./Template";

const site = { name: "Sanggar Laras", key: "laras", title: "Judul", lede: "Kalimat.", primary: "#123456", darkDye: "" };

it("makes complete settings of every template, with the words of the person and no gap left", () => {
  const templates = readTemplates();
  expect(templates.map(({ id }) => id)).toEqual(["sanggar", "sekolah", "surat-kabar", "kosong"]);
  for (const template of templates) {
    const settings = settingsOf(template, site);
    const parsed = TenantSettings.parse(settings);
    expect([parsed.title, parsed.css.clr_primary, parsed.isMaintenance]).toEqual(["Sanggar Laras", "#123456", false]);
    expect(HomeSetting.parse(settings["home"]).sections[0]?.props).toMatchObject({ title: "Judul", lede: "Kalimat." });
    expect(JSON.stringify(settings)).not.toMatch(/\{(?:name|title|lede)\}/);
  }
});

it("makes a key of a name in any script that has letters", () => {
  expect([keyOf("Sanggar Laras!"), keyOf("École d'été"), keyOf("  ")]).toEqual(["sanggar-laras", "ecole-d-ete", ""]);
});
