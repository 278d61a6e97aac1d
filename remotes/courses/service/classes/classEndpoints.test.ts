import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "@serambi/kernel/contracts";
import { describeWithDatabase, TestPlatform } from "@serambi/platform/testing";

import { ClassOverview, ClassSummary, Syllabus } from "../../contract/hosts/classes";
import { serviceWith } from "../testing/serviceWith";

const OPEN_TIMEOUT_MS = 60_000;

type ClassPage = Page<ClassSummary> & {
  facets: Record<"state" | "level" | "program", { value: string; label?: string; count: number }[]>;
};

describeWithDatabase("classes", (openEmpty) => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [serviceWith()] });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const list = async (query: string, host?: string): Promise<ClassPage> => {
    const { status, body } = await platform.get(`/v1/class/active?${query}`, host);
    expect({ status, ok: body.status }).toEqual({ status: 200, ok: true });
    return body.data as ClassPage; // checked by the tests that use it
  };
  const slugs = async (query: string, host?: string) =>
    (await list(`pageSize=50&${query}`, host)).items.map(({ slug }) => slug);

  describe("class/active", () => {
    it("gives six by default, open ones first, then by start and name, undated last", async () => {
      const page = await list("");
      expect(page).toMatchObject({ page: 1, perPage: 6, totalItems: 8, totalPages: 2 });
      expect([...page.items, ...(await list("page=2")).items].map(({ slug }) => slug)).toEqual([
        "jaringan-lanjut",
        "analisis-data",
        "jaringan-dasar",
        "seratus-persen",
        "data-jaringan",
        "pemilik-kode",
        "kelas-kode",
        "tanpa-tanggal",
      ]);
    });

    it("gives every item in the contract's shape, with programme name and length worked out", async () => {
      const { items } = await list("pageSize=50");
      expect(items).toEqual(items.map((item) => ClassSummary.parse(item)));
      expect(items.find(({ slug }) => slug === "data-jaringan")).toMatchObject({
        programName: "Ilmu Data",
        lengthMinutes: 75,
        startsOn: "2026-10-01",
      });
      expect(items.find(({ slug }) => slug === "seratus-persen")).toMatchObject({ programName: "", programIds: [] });
      expect(items.find(({ slug }) => slug === "tanpa-tanggal")).toMatchObject({ startsOn: null, lengthMinutes: 0 });
    });

    it("is the same without a version in its path", async () => {
      expect(await platform.get("/class/active?pageSize=3")).toEqual(await platform.get("/v1/class/active?pageSize=3"));
    });

    it("gives a tenant its own classes only", async () => {
      expect((await slugs("", "kenanga.localhost")).toSorted()).toEqual(["jaringan-dasar", "only-here"]);
      expect((await list("search=networks", "kenanga.localhost")).items.map(({ name }) => name)).toEqual([
        "Networks of kenanga",
      ]);
    });

    it("filters by state, level, programmes and type, together", async () => {
      expect(await slugs("state=started")).toEqual(["data-jaringan"]);
      expect(await slugs("level=Lanjutan")).toEqual(["jaringan-lanjut"]);
      expect(await slugs("programIds=data")).toEqual(["analisis-data", "data-jaringan"]);
      expect(await slugs("filter.type=course")).toEqual(["analisis-data"]);
      expect(await slugs("programIds=data&state=registration-open")).toEqual(["analisis-data"]);
      expect(await slugs("programIds=data&level=Lanjutan")).toEqual([]);
    });

    it("takes programmes joined by commas or repeated; empty filters filter nothing", async () => {
      const both = await slugs("programIds=data,jaringan");
      expect(both).toHaveLength(7);
      expect(await slugs("programIds=data&programIds=jaringan")).toEqual(both);
      expect(await slugs("programIds=&state=&level=&search=%20&filter.type=")).toHaveLength(8);
    });

    it("finds every word in name, description or programme, in any letter case", async () => {
      expect(await slugs("search=LANJUT+jaringan")).toEqual(["jaringan-lanjut"]);
      expect(await slugs("search=ilmu")).toEqual(["analisis-data", "data-jaringan"]);
      expect(await slugs("search=dasar+analisis")).toEqual(["analisis-data"]);
      expect(await slugs("search=jaringan+tidak-ada")).toEqual([]);
    });

    it.each([
      ["100%25", ["seratus-persen"]],
      ["nama_kolom", ["seratus-persen"]],
      ["%25", ["seratus-persen"]],
      ["_", ["seratus-persen"]],
      ["%5C", []],
      ["'", []],
    ])("takes %s in a search for what it is", async (search, expected) => {
      expect(await slugs(`search=${search}`)).toEqual(expected);
    });

    it("counts what each filter would find, the other filters and the search staying as they are", async () => {
      expect((await list("")).facets).toEqual({
        state: [
          { value: "coming-soon", count: 1 },
          { value: "registration-open", count: 3 },
          { value: "started", count: 1 },
          { value: "ended", count: 1 },
          { value: "upcoming", count: 2 },
        ],
        level: [
          { value: "Pemula", count: 6 },
          { value: "Menengah", count: 1 },
          { value: "Lanjutan", count: 1 },
        ],
        type: [
          { value: "class", count: 7 },
          { value: "course", count: 1 },
        ],
        program: [
          { value: "jaringan", label: "Teknik Jaringan", count: 6 },
          { value: "data", label: "Ilmu Data", count: 2 },
        ],
      });
      const { facets, totalItems } = await list("state=registration-open&programIds=data&filter.type=course");
      expect(totalItems).toBe(1);
      expect(facets.state.filter(({ count }) => count > 0)).toEqual([{ value: "registration-open", count: 1 }]);
      expect(facets.level.map(({ count }) => count)).toEqual([1, 0, 0]);
      expect(facets.program.map(({ count }) => count)).toEqual([0, 1]);
    });

    it("counts as many as it finds, whatever is asked", async () => {
      for (const filter of [
        "",
        "state=upcoming",
        "level=Pemula",
        "programIds=data,jaringan",
        "search=data",
        "search=data&state=started&level=Pemula",
      ]) {
        const { totalItems, facets } = await list(`${filter}&pageSize=50`);
        expect(await slugs(filter)).toHaveLength(totalItems);
        for (const { value, count } of facets.state) {
          const withState = `${filter.replace(/state=[^&]*/, "")}&state=${value}`;
          expect(await slugs(withState)).toHaveLength(count);
        }
      }
    });

    it("has nothing after its last page", async () => {
      expect(await list("page=3")).toMatchObject({ page: 3, totalItems: 8, totalPages: 2, items: [] });
      expect(await list("search=tidak-ada")).toMatchObject({ page: 1, totalItems: 0, totalPages: 0, items: [] });
    });

    it.each(["page=0", "page=-1", "page=1.5", "page=x", "page=9999999999", "page=1&page=2"])(
      "refuses %s",
      async (query) => {
        const { status, body } = await platform.get(`/class/active?${query}`);
        expect(status).toBe(422);
        expect(body.data).toEqual({ fields: { page: "Halaman harus bilangan bulat mulai dari 1" } });
      },
    );

    it.each([
      "pageSize=0",
      "pageSize=51",
      "state=open",
      `search=${"a".repeat(101)}`,
      "search=%00",
      "level=a%00",
      `programIds=${"a,".repeat(21)}`,
    ])("refuses %.30s with the tenant's words for that field", async (query) => {
      const [name = ""] = query.split("=");
      const { status, body } = await platform.get(`/class/active?${query}`, "kenanga.localhost");
      expect(status).toBe(422);
      expect(body).toEqual({
        status: false,
        message: "Please check what you have entered",
        data: { fields: { [name]: expect.any(String) } },
      });
    });
  });

  describe("class/overview and class/syllabus", () => {
    it.each(["/class/overview", "/v1/class/overview"])("%s gives a class in the contract's shape", async (path) => {
      const { status, body } = await platform.get(`${path}?slug=data-jaringan`);
      expect(status).toBe(200);
      expect(body.data).toEqual(ClassOverview.parse(body.data));
      expect(body.data).toMatchObject({
        slug: "data-jaringan",
        overview: ["Paragraf pertama.", "Paragraf kedua."],
        mentors: [{ name: "Sari" }],
        seatsLeft: 10,
        reviews: [
          { author: "Rani", role: "Teknisi", rating: 4, date: "2026-05-01" },
          { author: "Bayu", rating: 5, date: "2026-04-02" },
        ],
      });
    });

    it("gives no reviews of a class that nobody has reviewed", async () => {
      expect((await platform.get("/class/overview?slug=jaringan-dasar")).body.data).toMatchObject({ reviews: [] });
    });

    it("finds a class by its code in any case; a code goes before a slug", async () => {
      const slugOf = async (value: string) =>
        ((await platform.get(`/class/overview?slug=${value}`)).body.data as { slug: string }).slug;
      expect(await slugOf("lain-1")).toBe("kelas-kode");
      expect(await slugOf("kelas-kode")).toBe("pemilik-kode");
      expect(await slugOf("pemilik-kode")).toBe("pemilik-kode");
    });

    it("gives each tenant its own class of one slug, and no class of another", async () => {
      const { body } = await platform.get("/class/overview?slug=jaringan-dasar", "kenanga.localhost");
      expect(body.data).toMatchObject({ name: "Networks of kenanga" });
      expect(await platform.get("/class/overview?slug=only-here")).toEqual({
        status: 404,
        body: { status: false, message: "Kelas tidak ditemukan", data: null },
      });
      expect((await platform.get("/class/syllabus?classroomId=room-only-here")).status).toBe(404);
    });

    it.each(["/class/syllabus", "/v1/class/syllabus"])("%s gives the modules in order", async (path) => {
      const { status, body } = await platform.get(`${path}?classroomId=room-jaringan-dasar`);
      expect(status).toBe(200);
      const syllabus = Syllabus.parse(body.data);
      expect(body.data).toEqual(syllabus);
      expect(syllabus.modules.map(({ slug }) => slug)).toEqual(["satu", "dua"]);
    });

    it("gives no modules for a classroom that has none yet", async () => {
      expect((await platform.get("/class/syllabus?classroomId=room-tanpa-tanggal")).body.data).toEqual({
        classroomId: "room-tanpa-tanggal",
        modules: [],
      });
    });

    it.each([
      "/class/overview",
      "/class/overview?slug=",
      "/class/overview?slug=a%00",
      `/class/overview?slug=${"a".repeat(201)}`,
    ])("refuses %.40s", async (path) => {
      const { status, body } = await platform.get(path);
      expect(status).toBe(422);
      expect(body.data).toEqual({ fields: { slug: "Slug wajib diisi, paling panjang 200 karakter" } });
    });
  });
});
