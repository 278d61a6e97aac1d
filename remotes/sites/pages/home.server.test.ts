import { describe, expect, it } from "@jest/globals";
import { TenantMeta } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import type { PageContext } from "@serambi/kernel/remote";
import { answer, fakeDeps, fakeHttp, fakeTenant, type TenantOverrides } from "@serambi/kernel/testing";

import { messages } from "../messages/id";
import { homeLoader } from "./home.server";

const sections = [
  { slot: "sites.hero-statement.v1", props: { title: "Selamat datang", lede: "Silakan masuk." } },
  { slot: "courses.featured.v1", props: { title: "Kelas pilihan" } },
  { slot: "sites.news.v1", props: { title: "Kabar" } },
];

/** The home page opened against a host that answers like this. */
const openHome = (body: unknown, overrides: TenantOverrides = {}) => {
  const tenant = fakeTenant(overrides);
  const deps = fakeDeps({ tenant, http: fakeHttp({ "services contoh/cms/app/setting/home": body }) });
  const context: PageContext<typeof messages> = {
    pattern: "/",
    path: "/",
    params: {},
    query: new URLSearchParams(),
    tenant,
    language: deps.language,
    t: messages,
  };
  return homeLoader(deps, context);
};

describe("the home page", () => {
  it("asks for the tenant's sections in their order, those of the first screen at once", async () => {
    const [first, second, third] = sections;
    expect(await openHome(answer({ sections }))).toMatchObject({
      data: { sections: ["home-0", "home-1", "home-2"] },
      slots: [
        { id: "home-0", name: "sites.hero-statement.v1", props: first?.props, isEager: true },
        { id: "home-1", name: "courses.featured.v1", props: second?.props, isEager: true },
        { id: "home-2", name: "sites.news.v1", props: third?.props, isEager: false },
      ],
    });
  });

  it("asks for the slot inside a section, and tells the section its id", async () => {
    const inside = { slot: "community.message.v1", props: { topic: "tiket" } };
    const ticket = { slot: "sites.ticket.v1", props: { title: "Tiket" }, inside };
    expect(await openHome(answer({ sections: [ticket] }))).toMatchObject({
      data: { sections: ["home-0"] },
      slots: [
        { id: "home-0", name: ticket.slot, props: { title: "Tiket", inside: "home-0-inside" } },
        { id: "home-0-inside", name: inside.slot, props: inside.props, isEager: true },
      ],
    });
  });

  it("leaves out sections that are hidden, not shown yet or not any more", async () => {
    const at = (iso: string) => ({ slot: "sites.news.v1", props: { title: iso } });
    const shown = [
      { ...at("a"), hidden: true },
      { ...at("b"), shownFrom: "2126-01-01T00:00:00Z" },
      { ...at("c"), shownUntil: "2016-01-01T00:00:00+07:00" },
      { ...at("d"), hidden: false, shownFrom: "2016-01-01T00:00:00Z", shownUntil: "2126-01-01T00:00:00Z" },
    ];
    expect(await openHome(answer({ sections: shown }))).toMatchObject({
      data: { sections: ["home-0"] },
      slots: [{ id: "home-0", props: { title: "d" } }],
    });
  });

  it.each([
    ["is down", new AppError("unavailable", "Down")],
    ["knows no such setting", new AppError("not-found", "No such setting")],
    ["answers with another shape", { status: true, message: "", data: "none" }],
  ])("is unavailable, and says so, when the host %s", async (_, body) => {
    expect(await openHome(body)).toEqual({ kind: "failed", status: 503, message: messages.homeFailed });
  });

  it("stands without sections where the tenant's list of them is none", async () => {
    expect(await openHome(answer({ sections: "none" }))).toMatchObject({
      slots: [{ id: "home-0", name: "sites.empty-page.v1", props: { title: "Sekolah Contoh" }, isEager: true }],
    });
  });
});

describe("what the home page tells of itself", () => {
  const meta = TenantMeta.parse({
    name: "Belajar tanpa biaya",
    description: "Pendidikan gratis.",
    site_name: "Yayasan",
  });
  const tell = async (settings: TenantOverrides["settings"] = {}, home = {}) => {
    const opened = await openHome(answer({ sections, ...home }), { settings });
    if ("kind" in opened) throw new Error(`The home page came to ${opened.kind}`);
    const { head, jsonLd = [] } = opened;
    return { head, jsonLd };
  };

  it("is title and description of the tenant's settings", async () => {
    expect((await tell({ meta: { ...meta, image: "/kartu.png" } })).head).toEqual({
      title: "Belajar tanpa biaya",
      description: "Pendidikan gratis.",
      image: "/kartu.png",
      canonicalPath: "/",
      type: "website",
    });
  });

  it("falls back to the site's title and leaves the rest to the shell", async () => {
    expect((await tell()).head).toEqual({ title: "Sekolah Contoh", canonicalPath: "/", type: "website" });
  });

  it("names the languages that the page is written in, where the tenant says them", async () => {
    expect((await tell({}, { languages: ["id", "en"] })).head.languages).toEqual(["id", "en"]);
  });

  it("says who runs the site and what the site is, each pointing to the other", async () => {
    const [organization, website] = (await tell({ meta, logoDark: "/logo.svg" })).jsonLd;
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

  it("leaves out a logo that is no address", async () => {
    const [organization] = (await tell({ logoDark: "https://[" })).jsonLd;
    expect(organization).not.toHaveProperty("logo");
  });
});
