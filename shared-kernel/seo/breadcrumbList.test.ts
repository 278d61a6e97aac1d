import { describe, expect, it } from "@jest/globals";

import { TenantSettings, type PublicTenant } from "../contracts";
import { breadcrumbList } from "./breadcrumbList";

const tenant: PublicTenant = {
  key: "contoh",
  id: "1",
  origin: "https://contoh.example",
  language: "id",
  settings: TenantSettings.parse({ title: "Sekolah Contoh", layout: "default", css: {}, meta: {} }),
};

describe("breadcrumbList", () => {
  it("leads from the home page to the page itself, numbered from one", () => {
    const list = breadcrumbList(tenant, [{ name: "Kelas", path: "/Class" }, { name: "Jaringan" }]);
    expect(list).toMatchObject({ "@context": "https://schema.org", "@type": "BreadcrumbList" });
    expect(list["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "Sekolah Contoh", item: "https://contoh.example/" },
      { "@type": "ListItem", position: 2, name: "Kelas", item: "https://contoh.example/Class" },
      { "@type": "ListItem", position: 3, name: "Jaringan" },
    ]);
  });

  it("leaves out a step without an address, which search engines refuse between two others", () => {
    const list = breadcrumbList(tenant, [{ name: "Kelas", path: undefined }, { name: "Jaringan" }]);
    expect(list["itemListElement"]).toMatchObject([{ position: 1 }, { position: 2, name: "Jaringan" }]);
  });
});
