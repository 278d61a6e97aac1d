import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, visitPage, type Answers } from "@serambi/kernel/testing";

import { messages } from "../../messages/pages.id";
import { server } from "../../remote.server";
import { festivalAnswers, sampleOverview } from "../../testing/sampleFestival";

const FESTIVAL = "services contoh/cms/app/setting/page_belajar-bersama";
const BOOK = "services contoh/cms/app/setting/page_metamorfosa";
const down = new AppError("unavailable", "Down");

const page = answer({
  title: "Halaman",
  description: "Keterangan halaman.",
  image: "/media/metamorfosa/buku.png",
  imageAlt: "Sampul buku",
  sections: [{ slot: "sites.hero-fair.v1", props: { place: "Benteng Vastenburg, Surakarta" } }],
});

const ADDRESSES = { "belajar-bersama": "/BelajarBersama", metamorfosa: "/Metamorfosa" } as const;

/** A page opened against hosts that answer like this. */
const open = (id: keyof typeof ADDRESSES, answers: Answers) =>
  visitPage(server, { address: ADDRESSES[id], answers, routes: ["/", ...Object.values(ADDRESSES)] });
const told = async (...args: Parameters<typeof open>) => {
  const { head, jsonLd = [], slots = [] } = (await open(...args)).loaded;
  return { head, jsonLd, slots };
};

describe("a page that is a list of sections", () => {
  it("asks for its sections in their order", async () => {
    const { slots } = await told("metamorfosa", { [BOOK]: page });
    expect(slots).toEqual([
      { id: "home-0", name: "sites.hero-fair.v1", props: { place: "Benteng Vastenburg, Surakarta" }, isEager: true },
    ]);
  });

  it("is not found on a site that has not written it", async () => {
    const { ending } = await open("metamorfosa", { [BOOK]: new AppError("not-found", "No such setting") });
    expect(ending).toEqual({ kind: "not-found" });
  });

  it.each([
    ["is down", down],
    ["answers with another shape", answer("text")],
  ])("is unavailable, and says so, when the host %s", async (_, body) => {
    const { ending } = await open("belajar-bersama", { [FESTIVAL]: body, ...festivalAnswers });
    expect(ending).toEqual({ kind: "failed", status: 503, message: messages["page.failed"] });
  });
});

describe("the page of the festival", () => {
  it("tells of the festival's class in its head", async () => {
    const overview = sampleOverview({ logo: "/media/main/poster.png" });
    const { head } = await told("belajar-bersama", {
      [FESTIVAL]: page,
      ...festivalAnswers,
      "services class/overview": answer(overview),
    });
    expect(head).toMatchObject({
      title: `${overview.name}: acara dan sponsor`,
      description: overview.description,
      image: expect.stringContaining("media/main/poster.png"),
      imageAlt: overview.name,
      canonicalPath: "/BelajarBersama",
    });
  });

  it("keeps the setting's picture where the class has none", async () => {
    const { head } = await told("belajar-bersama", { [FESTIVAL]: page, ...festivalAnswers });
    expect(head).toMatchObject({ image: "/media/metamorfosa/buku.png", imageAlt: "Sampul buku" });
  });

  it("says to search engines when and where it is", async () => {
    const { jsonLd } = await told("belajar-bersama", { [FESTIVAL]: page, ...festivalAnswers });
    expect(jsonLd.map((item) => item["@type"])).toEqual(["BreadcrumbList", "Event"]);
    expect(jsonLd[1]).toMatchObject({
      name: "Belajar Bersama 2027",
      startDate: "2027-03-05",
      endDate: "2027-03-07",
      isAccessibleForFree: true,
      location: { name: "Benteng Vastenburg, Surakarta", address: { addressLocality: "Surakarta" } },
    });
  });

  it("stands with its own head, and tells of no event, where the class cannot be had", async () => {
    const { head, jsonLd } = await told("belajar-bersama", {
      [FESTIVAL]: page,
      "services class/overview": down,
    });
    expect(head).toMatchObject({ title: "Halaman", description: "Keterangan halaman." });
    expect(jsonLd.map((item) => item["@type"])).toEqual(["BreadcrumbList"]);
  });
});

describe("the page of the book", () => {
  it("is shared with its one picture, and tells of the book", async () => {
    const { head, jsonLd } = await told("metamorfosa", { [BOOK]: page });
    expect(head).toEqual({
      title: "Halaman",
      description: "Keterangan halaman.",
      image: "/media/metamorfosa/buku.png",
      imageAlt: "Sampul buku",
      canonicalPath: "/Metamorfosa",
      type: "website",
    });
    expect(jsonLd.map((item) => item["@type"])).toEqual(["BreadcrumbList", "Book"]);
    expect(jsonLd[1]).toMatchObject({
      name: "Metamorfosa",
      author: { name: "Ratri Kusumaningtyas" },
      image: "https://contoh.example/media/metamorfosa/buku.png",
    });
  });
});

describe("a page below another one", () => {
  const FEATURES = "services contoh/cms/app/setting/page_features";
  const below = { slug: "rapor", title: "Rapor", description: "Rapor yang jadi sendiri.", sections: [] };
  const routes = ["/", "/Features/:slug"];
  const visit = (address: string) =>
    visitPage(server, {
      address,
      routes,
      answers: { [FEATURES]: answer({ title: "Fitur", sections: [], pages: [below] }) },
    });

  it("has a head of its own, and is not found under another slug", async () => {
    const { loaded } = await visit("/Features/rapor");
    expect(loaded.head).toMatchObject({ title: "Rapor", canonicalPath: "/Features/rapor" });
    const { ending } = await visit("/Features/lain");
    expect(ending).toEqual({ kind: "not-found" });
  });
});
