import { describe, expect, it } from "@jest/globals";
import { TenantMeta } from "@serambi/kernel/contracts";
import { fakeTenant } from "@serambi/kernel/testing";

import { homeHead, homeJsonLd } from "./homeHead";

const meta = TenantMeta.parse({ name: "Belajar tanpa biaya", description: "Pendidikan gratis.", site_name: "Yayasan" });

describe("homeHead", () => {
  it("takes title and description from the tenant's settings", () => {
    const head = homeHead(fakeTenant({ settings: { meta: { ...meta, image: "/kartu.png" } } }));
    expect(head).toEqual({
      title: "Belajar tanpa biaya",
      description: "Pendidikan gratis.",
      image: "/kartu.png",
      canonicalPath: "/",
      type: "website",
    });
  });

  it("falls back to the site's title and leaves the rest to the shell", () => {
    expect(homeHead(fakeTenant())).toEqual({ title: "Sekolah Contoh", canonicalPath: "/", type: "website" });
  });

  it("names the languages that the page is written in, where the tenant says them", () => {
    expect(homeHead(fakeTenant(), ["id", "en"]).languages).toEqual(["id", "en"]);
    expect(homeHead(fakeTenant())).not.toHaveProperty("languages");
  });
});

describe("homeJsonLd", () => {
  it("tells who runs the site and what the site is, each pointing to the other", () => {
    const [organization, website] = homeJsonLd(fakeTenant({ settings: { meta, logoDark: "/logo.svg" } }));
    expect(organization).toMatchObject({
      "@type": "Organization",
      name: "Yayasan",
      logo: "https://contoh.example/logo.svg",
    });
    expect(website).toMatchObject({
      "@type": "WebSite",
      inLanguage: "id",
      publisher: { "@id": organization?.["@id"] },
    });
  });

  it("leaves out a logo that is no address", () => {
    const [organization] = homeJsonLd(fakeTenant({ settings: { logoDark: "https://[" } }));
    expect(organization).not.toHaveProperty("logo");
  });
});
