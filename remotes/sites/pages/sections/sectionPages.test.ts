import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { PageContext } from "@serambi/kernel/remote";
import { answer, fakeDeps, fakeHttp, type Answers } from "@serambi/kernel/testing";

import { messages } from "../../messages/pages.id";
import { remote } from "../../remote";
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

/** A page opened against hosts that answer like this. */
const open = async (id: "belajar-bersama" | "metamorfosa", answers: Answers) => {
  const deps = fakeDeps({ http: fakeHttp(answers) });
  const store = remote.createStore(deps);
  const definition = remote.pages.find((each) => each.id === id);
  const path = definition?.paths[0];
  if (!definition || path === undefined) throw new Error(`No page ${id}`);
  const { tenant, language } = deps;
  const query = new URLSearchParams();
  const context: PageContext = { pattern: path, path, params: {}, query, tenant, language, t: messages };
  await definition.load();
  const outcome = await definition.preload?.(store, context);
  return {
    outcome,
    head: definition.head(store, context),
    jsonLd: definition.jsonLd?.(store, context) ?? [],
    slots: definition.slots?.(store, context) ?? [],
  };
};

describe("a page that is a list of sections", () => {
  it("asks for its sections in their order", async () => {
    const { outcome, slots } = await open("metamorfosa", { [BOOK]: page });
    expect(outcome).toEqual({ kind: "ok" });
    expect(slots).toEqual([
      { id: "home-0", name: "sites.hero-fair.v1", props: { place: "Benteng Vastenburg, Surakarta" }, isEager: true },
    ]);
  });

  it("is not found on a site that has not written it", async () => {
    const { outcome } = await open("metamorfosa", { [BOOK]: new AppError("not-found", "No such setting") });
    expect(outcome).toEqual({ kind: "not-found" });
  });

  it.each([
    ["is down", down],
    ["answers with another shape", answer("text")],
  ])("is unavailable, and says so, when the host %s", async (_, body) => {
    const { outcome } = await open("belajar-bersama", { [FESTIVAL]: body, ...festivalAnswers });
    expect(outcome).toEqual({ kind: "failed", status: 503, message: messages["page.failed"] });
  });
});

describe("the page of the festival", () => {
  it("tells of the festival's class in its head", async () => {
    const overview = sampleOverview({ logo: "/media/main/poster.png" });
    const { head } = await open("belajar-bersama", {
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
    const { head } = await open("belajar-bersama", { [FESTIVAL]: page, ...festivalAnswers });
    expect(head).toMatchObject({ image: "/media/metamorfosa/buku.png", imageAlt: "Sampul buku" });
  });

  it("says to search engines when and where it is", async () => {
    const { jsonLd } = await open("belajar-bersama", { [FESTIVAL]: page, ...festivalAnswers });
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
    const { outcome, head, jsonLd } = await open("belajar-bersama", {
      [FESTIVAL]: page,
      "services class/overview": down,
    });
    expect(outcome).toEqual({ kind: "ok" });
    expect(head).toMatchObject({ title: "Halaman", description: "Keterangan halaman." });
    expect(jsonLd.map((item) => item["@type"])).toEqual(["BreadcrumbList"]);
  });
});

describe("the page of the book", () => {
  it("is shared with its one picture, and tells of the book", async () => {
    const { head, jsonLd } = await open("metamorfosa", { [BOOK]: page });
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
