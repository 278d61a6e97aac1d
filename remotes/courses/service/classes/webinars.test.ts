import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Webinar } from "../../contract/hosts/programs";
import { type ClassSummary } from "../../contract/hosts/classes";
import { type Page } from "@serambi/kernel/contracts";

import { describeWithDatabase, TestPlatform } from "@serambi/platform/testing";

import { learningFixture } from "../testing/learningFixture";
import { serviceWith } from "../testing/serviceWith";
import type { ClassFacets } from "./countClasses";

const OPEN_TIMEOUT_MS = 60_000;

describeWithDatabase("lists of classes and webinars", (openEmpty) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [serviceWith(learningFixture)] });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const data = async (path: string): Promise<unknown> => {
    const { status, body } = await platform.get(path);
    expect(status).toBe(200);
    return body.data;
  };
  const list = async (query: string) =>
    (await data(`/class/active?pageSize=50&${query}`)) as Page<ClassSummary> & { facets: ClassFacets }; // the tests below say so
  const slugs = async (query: string) => (await list(query)).items.map(({ slug }) => slug);

  describe("class/active", () => {
    it("counts what each type would find, the other filters staying as they are", async () => {
      const types = async (query: string) =>
        Object.fromEntries((await list(query)).facets.type.map(({ value, count }) => [value, count]));
      expect(await types("")).toEqual({ class: 7, course: 1, premium: 2, webinar: 5 });
      expect(await types("filter.type=premium")).toEqual({ class: 7, course: 1, premium: 2, webinar: 5 });
      expect(await types("level=Dasar")).toEqual({ class: 0, course: 0, premium: 1, webinar: 0 });
      expect(await types("programIds=data")).toEqual({ class: 1, course: 1, premium: 0, webinar: 1 });
      for (const type of ["class", "course", "premium", "webinar"])
        expect(await slugs(`filter.type=${type}&search=a`)).toHaveLength((await types("search=a"))[type] ?? -1);
    });

    it("shows webinars to those who ask for them, and no level of theirs to others", async () => {
      expect((await slugs("")).filter((slug) => slug === "lusa")).toEqual([]);
      expect((await list("")).facets.level.map(({ value }) => value)).not.toContain("Umum");
      expect((await slugs("filter.type=webinar")).toSorted()).toEqual([
        "dahulu",
        "kemarin",
        "lusa",
        "nanti-malam",
        "sedang-siaran",
      ]);
      expect((await list("filter.type=webinar")).facets.level).toContainEqual({ value: "Umum", count: 5 });
    });

    it("sorts by start with the undated last, by name and by price, and by its own order for an empty word", async () => {
      const by = async (sort: string) => (await list(`sort=${sort}`)).items;
      const starts = (await by("start")).map(({ startsOn }) => startsOn ?? "9999");
      expect(starts).toEqual(starts.toSorted());
      const names = (await by("name")).map(({ name }) => name.toLowerCase());
      expect(names).toEqual(names.toSorted());
      const prices = (await by("price")).map(({ priceIdr }) => priceIdr);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      expect((await by("")).map(({ slug }) => slug)).toEqual((await list("")).items.map(({ slug }) => slug));
    });

    it("gives each class once from page to page, in every order", async () => {
      for (const sort of ["", "start", "name", "price"]) {
        const pages = await Promise.all(
          [1, 2, 3, 4].map(
            async (page) => (await data(`/class/active?pageSize=3&page=${page}&sort=${sort}`)) as Page<ClassSummary>,
          ),
        );
        expect(pages.flatMap(({ items }) => items.map(({ slug }) => slug))).toEqual(await slugs(`sort=${sort}`));
      }
    });

    it("refuses an order that there is not", async () => {
      const { status, body } = await platform.get("/class/active?sort=newest");
      expect([status, body.data]).toEqual([422, { fields: { sort: "Urutan yang tersedia: start, name, atau price" } }]);
    });

    it.each([
      "page=9999",
      "search=%F0%9F%8E%93",
      "search=%22%27%3B--",
      "programIds=%F0%9F%8E%93,%27,%5B%22data%22%5D",
      "level=%27%22%0Ab",
    ])("finds nothing for %s", async (query) => {
      expect(await data(`/v1/class/active?${query}`)).toMatchObject({ items: [] });
    });

    it.each(["pageSize=1000000000", `search=${"a".repeat(5_000)}`])("refuses %.30s", async (query) => {
      expect((await platform.get(`/v1/class/active?${query}`)).status).toBe(422);
    });
  });

  describe("class/webinar", () => {
    it.each(["/class/webinar", "/v1/class/webinar"])(
      "%s gives those under way and to come, the soonest first, then past ones, the latest first",
      async (path) => {
        const page = (await data(path)) as Page<Webinar>;
        expect(page).toMatchObject({ page: 1, perPage: 6, totalItems: 5, totalPages: 1 });
        expect(page.items).toEqual(page.items.map((item) => Webinar.parse(item)));
        expect(page.items.map(({ slug }) => slug)).toEqual([
          "sedang-siaran",
          "nanti-malam",
          "lusa",
          "kemarin",
          "dahulu",
        ]);
        expect(page.items[1]).toMatchObject({
          startsAt: "2026-11-21T12:00:00.000Z",
          programName: "Teknik Jaringan",
          lengthMinutes: 75,
          speakers: [{ name: "Sari", role: "Mentor" }],
        });
      },
    );

    it("pages and filters by programmes", async () => {
      const second = (await data("/class/webinar?page=2&perPage=2")) as Page<Webinar>;
      expect(second).toMatchObject({ page: 2, perPage: 2, totalItems: 5, totalPages: 3 });
      expect(second.items.map(({ slug }) => slug)).toEqual(["lusa", "kemarin"]);
      expect(await data("/class/webinar?programIds=data")).toMatchObject({ totalItems: 1, items: [{ slug: "lusa" }] });
      expect(await data("/class/webinar?page=9999")).toMatchObject({ items: [], totalItems: 5 });
    });

    it.each(["page=0", "perPage=51", "perPage=1000000000", `programIds=${"a,".repeat(21)}`])(
      "refuses %.30s",
      async (query) => {
        const [name = ""] = query.split("=");
        const { status, body } = await platform.get(`/class/webinar?${query}`);
        expect([status, body.data]).toEqual([422, { fields: { [name]: expect.any(String) } }]);
      },
    );
  });
});
