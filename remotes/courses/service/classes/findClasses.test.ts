import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ClassSummary } from "../../contract/hosts/classes";
import type { Page } from "@serambi/kernel/contracts";
import { eq } from "drizzle-orm";

import { describeWithDatabase, TestPlatform } from "@serambi/platform/testing";

import { classes } from "../tables";
import { serviceWith } from "../testing/serviceWith";
import type { ClassFacets } from "./countClasses";

const OPEN_TIMEOUT_MS = 60_000;
const CLASSES = 150;
const NAMES = ["Las Listrik", "Batik Tulis", "BATIK cap", "Perahu Pinisi", "Roti & Kopi", "Tenun \u201cIkat\u201d"];
const DESCRIPTIONS = [
  "Dari awal.",
  "Untuk bengkel, rumah\tdan sekolah.",
  "100% praktik_langsung",
  "",
  "Malam hari\nsaja",
];
const LEVELS = ["Pemula", "Menengah", "Lanjutan"];
const STATES = ["registration-open", "started", "ended"] as const;
const TYPES = ["class", "course", "webinar"];
const PROGRAMS: readonly (readonly string[])[] = [["jaringan"], ["data", "jaringan"], [], ["data"]];
const LABELS = new Map([
  ["jaringan", "Teknik Jaringan"],
  ["data", "Ilmu Data"],
]);

type Row = typeof classes.$inferSelect;
type Facets = keyof ClassFacets;
type Question = Partial<Record<Facets | "search", string>>;

const PARAMETERS = { state: "state", level: "level", type: "filter.type", program: "programIds", search: "search" };

const addressOf = (question: Question, more: Readonly<Record<string, string>> = {}): string =>
  `/class/active?${new URLSearchParams([
    ...Object.entries(question).map(([name, value]) => [PARAMETERS[name as Facets | "search"], value]), // its own keys
    ...Object.entries(more),
  ])}`;

const has: Readonly<Record<Facets | "search", (row: Row, value: string) => boolean>> = {
  state: (row, value) => row.state === value,
  level: (row, value) => row.level === value,
  type: (row, value) => row.type === value,
  program: (row, value) => row.programIds.includes(value),
  search: (row, value) =>
    value
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .every((word) =>
        [row.name, row.description, ...row.programIds.map((id) => LABELS.get(id) ?? "")].some((text) =>
          text.toLowerCase().includes(word),
        ),
      ),
};

/** What is found when every class is read and asked. */
const readAll = (rows: readonly Row[], question: Question): Row[] =>
  rows.filter(
    (row) =>
      Object.entries(question).every(([name, value]) => has[name as Facets | "search"](row, value)) && // its own keys
      (question.type !== undefined || row.type !== "webinar"),
  );

const compare = (a: string | number | null, b: string | number | null): number => {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
};

const keysOf: Readonly<Record<string, (row: Row) => (string | number | null)[]>> = {
  "": (row) => [row.state === "registration-open" ? 0 : 1, row.startsOn, row.name.toLowerCase(), row.slug],
  start: (row) => [row.startsOn, row.name.toLowerCase(), row.slug],
  name: (row) => [row.name.toLowerCase(), row.slug],
  price: (row) => [row.priceIdr, row.name.toLowerCase(), row.slug],
};

const sorted = (rows: readonly Row[], sort: string): Row[] => {
  const keys = keysOf[sort] ?? (() => []);
  return rows.toSorted((a, b) => {
    const [left, right] = [keys(a), keys(b)];
    return left.map((key, index) => compare(key, right[index] ?? null)).find((order) => order !== 0) ?? 0;
  });
};

describeWithDatabase("class/active among many classes", (openEmpty) => {
  let platform: TestPlatform;
  let rows: Row[] = [];

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [serviceWith()] });
    rows = await platform.inTenant(await platform.tenantId("melati"), async (tx) => {
      const [sample] = await tx.select().from(classes).limit(1);
      if (!sample) throw new Error("the fixture has classes");
      await tx.delete(classes);
      const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T; // never empty
      const made = Array.from({ length: CLASSES }, (_, index) => ({
        ...sample,
        classroomId: `room-${index}`,
        // In letters only, and of one length: every collation puts them in one order.
        slug: `kelas-${String.fromCodePoint(97 + (index % 26), 97 + Math.floor(index / 26))}`,
        code: `K-${index}`,
        name: at(NAMES, index * 7),
        description: at(DESCRIPTIONS, index * 3 + Math.floor(index / 5)),
        state: at(STATES, Math.floor(index / 3)),
        level: at(LEVELS, Math.floor(index / 7)),
        type: at(TYPES, Math.floor(index / 11)),
        programIds: [...at(PROGRAMS, Math.floor(index / 2))],
        startsOn: index % 9 === 0 ? null : `2027-0${1 + (index % 8)}-15`,
        priceIdr: (index % 4) * 50_000,
      }));
      await tx.insert(classes).values(made);
      await tx.update(classes).set({ name: "Menyelam", level: "Khusus" }).where(eq(classes.classroomId, "room-42"));
      await tx.delete(classes).where(eq(classes.classroomId, "room-77"));
      return tx.select().from(classes);
    });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const ask = async (address: string) => {
    const { status, body } = await platform.get(address);
    expect(status).toBe(200);
    return body.data as Page<ClassSummary> & { facets: ClassFacets }; // the tests below say so
  };

  const questions: readonly Question[] = [
    {},
    { state: "started" },
    { level: "Lanjutan" },
    { type: "course" },
    { type: "webinar" },
    { program: "data" },
    { search: "batik" },
    { state: "ended", level: "Pemula" },
    { state: "started", level: "Menengah", type: "class", program: "jaringan" },
    { state: "started", level: "Menengah", type: "webinar", program: "data", search: "ar" },
    { search: "BATIK cap", level: "Pemula" },
    { search: "a", program: "data" },
    { search: "ilmu malam" },
    { search: "% _" },
    { search: "& \u201cikat\u201d" },
    { search: "bengkel, rumah dan" },
    { search: "rumah\u00A0dan\u3000sekolah." },
    { search: "sekolah.malam" },
    { search: "menyelam" },
    { level: "Khusus" },
    { level: "Tidak ada", search: "a" },
    { search: "tidak-ada" },
  ];

  it.each(questions)("finds and counts for %j what reading every class would", async (question) => {
    const { totalItems, facets } = await ask(addressOf(question));
    const found = readAll(rows, question);
    expect(totalItems).toBe(found.length);
    for (const name of ["state", "level", "type", "program"] as const)
      expect(facets[name]).toEqual(
        facets[name].map((facet) => ({
          ...facet,
          count: readAll(rows, { ...question, [name]: facet.value }).length,
        })),
      );
    expect(facets.type.map(({ value }) => value)).toEqual(TYPES);
  });

  /** Of each filter one, and several together. With SERAMBI_ALL=1 every question that finds something. */
  const paged = process.env["SERAMBI_ALL"]
    ? questions.slice(0, 20)
    : [{}, { state: "started" }, { program: "data" }, { search: "a", program: "data" }, { level: "Khusus" }];

  describe.each(["", "start", "name", "price"])("in the order %j", (sort) => {
    it.each(paged)("pages through what it finds for %j", async (question) => {
      const slugs: string[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { items, totalPages } = await ask(addressOf(question, { sort, page: String(page), pageSize: "7" }));
        slugs.push(...items.map(({ slug }) => slug));
        pages = totalPages;
      }
      expect(slugs).toEqual(sorted(readAll(rows, question), sort).map(({ slug }) => slug));
    });
  });

  it.each(["active", "overview", "syllabus", "webinar"])(
    "class/%s is the same with a version in its path",
    async (name) => {
      const queries = ["", "slug=kelas-aa", "classroomId=room-0", "page=2&pageSize=5", "page=0", "perPage=3"];
      for (const query of queries)
        expect(await platform.get(`/v1/class/${name}?${query}`)).toEqual(await platform.get(`/class/${name}?${query}`));
    },
  );

  it.each(["active", "active/detail", "schools"])("program/%s is the same with a version in its path", async (name) => {
    for (const query of ["", "slug=data", "slug=tidak-ada", "programId=jaringan", "page=0"])
      expect(await platform.get(`/v1/program/${name}?${query}`)).toEqual(
        await platform.get(`/program/${name}?${query}`),
      );
  });
});
