import { describe, expect, it } from "@jest/globals";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";
import type { PublicTenant } from "@serambi/kernel/contracts";
import type { SitemapModule } from "@serambi/kernel/server";

import type { LiveRelease } from "../render/LiveRelease";
import { loadedRelease, SHIPPED_AT } from "../testing/loadedRelease";
import { robotsTxt } from "./robotsTxt";
import { SiteMap } from "./SiteMap";
import { sitemapIndexXml, sitemapXml } from "./sitemapXml";
import { webManifest } from "./webManifest";

const tenantWith = (settings: Partial<PublicTenant["settings"]>): PublicTenant => {
  const tenant = fakeTenant();
  return { ...tenant, origin: "https://melati.example", settings: { ...tenant.settings, ...settings } };
};

const live = (sitemap?: SitemapModule): LiveRelease =>
  loadedRelease([{ id: "courses", paths: ["/Courses", "/Courses/:slug", "/Class"], sitemap }]);

const mapOf = (sitemap: SitemapModule | undefined, routes: string[]): SiteMap =>
  new SiteMap(live(sitemap), tenantWith({ routes }), fakeHttp({}), () => new Date(0));

const classes: SitemapModule = { addresses: () => Promise.resolve([{ path: "/Courses/jaringan-&-kabel" }]) };

describe("robots.txt", () => {
  it("lets search engines at pages and pictures and names the sitemap", () => {
    expect(robotsTxt(tenantWith({}))).toBe(
      "User-agent: *\nAllow: /_image/\nDisallow: /api/\nDisallow: /client-\nDisallow: /_\n\nSitemap: https://melati.example/sitemap.xml\n",
    );
  });

  it("keeps them out where the tenant says so", () => {
    const { meta } = fakeTenant().settings;
    expect(robotsTxt(tenantWith({ meta: { ...meta, robot_index: false } }))).toBe("User-agent: *\nDisallow: /\n");
  });
});

describe("the sitemap of a site", () => {
  it("names the paths that this site has, and the parts of its remotes", async () => {
    const map = mapOf(classes, ["/Courses", "/Courses/:slug"]);
    expect(map.parts().map(({ address }) => address)).toEqual([
      "https://melati.example/sitemap-pages.xml",
      "https://melati.example/sitemap-courses.xml",
    ]);
    expect(await map.part("pages")).toEqual([{ address: "https://melati.example/Courses", lastModified: SHIPPED_AT }]);
    expect(await map.part("courses")).toEqual([
      { address: "https://melati.example/Courses/jaringan-&-kabel", lastModified: undefined },
    ]);
  });

  it("names of two paths with one page the one that the page itself names", async () => {
    const oneList: SitemapModule = { ...classes, aliases: () => ["/Class"] };
    const pages = await mapOf(oneList, ["/Courses", "/Class"]).part("pages");
    expect(pages?.map(({ address }) => address)).toEqual(["https://melati.example/Courses"]);
  });

  it("has no part of a remote that names nothing, or that the site does not have", async () => {
    expect(await mapOf(undefined, ["/Courses"]).part("courses")).toBeNull();
    expect(await mapOf(classes, ["/"]).part("courses")).toBeNull();
    expect(await mapOf(classes, ["/Courses"]).part("nonsense")).toBeNull();
  });

  it("is XML, whatever stands in an address", () => {
    const xml = sitemapXml([{ address: "https://melati.example/a?b=1&c=<2>", lastModified: SHIPPED_AT }]);
    expect(xml).toContain(
      "<loc>https://melati.example/a?b=1&amp;c=&lt;2&gt;</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>",
    );
    expect(sitemapIndexXml([])).toContain("<sitemapindex");
  });
});

describe("the web manifest", () => {
  it("says what the site is called, in its language and colour", () => {
    const icons = { light: "#fbfaf7", dark: "#16130f", version: "v1" };
    const manifest = webManifest(tenantWith({ title: "Sekolah Melati Nusantara" }), icons);
    expect(manifest).toMatchObject({
      name: "Sekolah Melati Nusantara",
      short_name: "Sekolah",
      lang: "id",
      start_url: "/",
      background_color: "#fbfaf7",
    });
    expect(manifest["icons"]).toEqual([
      { src: "/icons/192.png?v=v1", type: "image/png", sizes: "192x192", purpose: "any" },
      { src: "/icons/512.png?v=v1", type: "image/png", sizes: "512x512", purpose: "any" },
      { src: "/icons/maskable-512.png?v=v1", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ]);
  });
});
