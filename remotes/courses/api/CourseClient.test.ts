import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage, fakeHttp, type Answers } from "@serambi/kernel/testing";

import { EVERYTHING } from "../contract/catalogQuery";
import { listAnswer, olderListAnswer, sampleFacets, siteAnswers } from "../testing/sampleAnswers";
import { sampleClass, sampleClasses, sampleOverview, sampleProgram, sampleSyllabus } from "../testing/sampleClasses";
import { CourseClient } from "./CourseClient";

const clientOf = (answers: Answers) => {
  const http = fakeHttp(answers);
  return { client: new CourseClient(http.services), http };
};

describe("CourseClient.catalog", () => {
  it("gives a page with its facets, and the site's total from the same answer", async () => {
    const { client, http } = clientOf(siteAnswers);
    const page = await client.catalog(EVERYTHING);
    expect(page).toMatchObject({
      page: 1,
      totalItems: 14,
      totalPages: 3,
      total: 14,
      facets: sampleFacets,
    });
    expect(page.items).toHaveLength(6);
    expect(http.calls).toEqual(["services class/active?page=1&pageSize=6"]);
  });

  it("reads the older paged shape, without facets", async () => {
    const { client } = clientOf({ "services class/active": olderListAnswer(sampleClasses(6)) });
    expect(await client.catalog(EVERYTHING)).toMatchObject({
      page: 1,
      totalItems: 14,
      totalPages: 3,
      facets: null,
    });
  });

  it("does without facets of another shape", async () => {
    const { client } = clientOf({ "services class/active": listAnswer(sampleClasses(1), { facets: [1, 2] }) });
    expect((await client.catalog(EVERYTHING)).facets).toBeNull();
  });

  it("sends the filters that are on, and asks once more how many classes there are without them", async () => {
    const { client, http } = clientOf({
      ...siteAnswers,
      "services class/active?page=1&pageSize=1": listAnswer(sampleClasses(1), { totalItems: 40 }),
    });
    const query = {
      ...EVERYTHING,
      search: "kabel",
      state: "started",
      level: "Kelas XI",
      type: "premium",
      programIds: ["a", "b"],
      sort: "price",
      page: 2,
      compare: ["kelas-1"],
    } as const;
    expect((await client.catalog(query)).total).toBe(40);
    expect(http.calls).toEqual([
      "services class/active?filter.type=premium&level=Kelas+XI&page=2&pageSize=6&programIds=a%2Cb&search=kabel&sort=price&state=started",
      "services class/active?page=1&pageSize=1",
    ]);
  });

  it("stays within its scope, and counts no more than that", async () => {
    const { client, http } = clientOf(siteAnswers);
    const query = { ...EVERYTHING, search: "kabel", programIds: ["others"] };
    await client.catalog(query, { programId: "jaringan" });
    await client.catalog(EVERYTHING, { type: "premium" });
    expect(http.calls).toEqual([
      "services class/active?page=1&pageSize=6&programIds=jaringan&search=kabel",
      "services class/active?page=1&pageSize=1&programIds=jaringan",
      "services class/active?filter.type=premium&page=1&pageSize=6",
    ]);
  });

  it("does without a count of types, which older hosts do not give", async () => {
    const { type: _none, ...facets } = sampleFacets;
    const { client } = clientOf({ "services class/active": listAnswer(sampleClasses(1), { facets }) });
    expect((await client.catalog(EVERYTHING)).facets).toEqual({ ...facets, type: [] });
  });

  it("shows the list when only the total cannot be read", async () => {
    const { client } = clientOf({
      ...siteAnswers,
      "services class/active?page=1&pageSize=1": new AppError("timeout", "late"),
    });
    expect(await client.catalog({ ...EVERYTHING, search: "kabel" })).toMatchObject({
      totalItems: 14,
      total: null,
    });
  });

  it("gives neighbours different looks", async () => {
    const { client } = clientOf(siteAnswers);
    const looks = (await client.catalog(EVERYTHING)).items.map(({ look }) => look);
    expect(new Set(looks).size).toBe(6);
  });

  it("reads an unknown state as upcoming", async () => {
    const { client } = clientOf({
      "services class/active": listAnswer([{ ...sampleClass(), state: "paused" as "ended" }]),
    }); // a state of tomorrow
    expect((await client.catalog(EVERYTHING)).items[0]?.state).toBe("upcoming");
  });

  it("shows what a host that half-answers did give, and tells of the rest once", async () => {
    const told: unknown[] = [];
    const [first, second] = sampleClasses(2);
    const broken: readonly unknown[] = [first, null, { ...first, priceIdr: "gratis" }, second, "kelas"];
    const host = fakeHttp({ "services class/active": answerPage(broken, { perPage: 6, totalItems: 14 }) });
    const client = new CourseClient(host.services, (...note) => void told.push(note));
    const page = await client.catalog(EVERYTHING);
    expect(page.items.map(({ slug }) => slug)).toEqual([first?.slug, second?.slug]);
    expect(page.totalItems).toBe(14);
    expect(told).toEqual([["entries left out", { call: "class/active", count: 3, at: "1 2.priceIdr 4" }]]);
  });

  it.each([
    ["no item with a name", listAnswer([{ ...sampleClass(), name: undefined as unknown as string }])], // a broken host
    ["no page", answer({ items: [] })],
    ["no envelope", []],
    ["a web page", "<html></html>"],
  ])("calls %s malformed", async (_what, body) => {
    const { client } = clientOf({ "services class/active": body });
    await expect(client.catalog(EVERYTHING)).rejects.toMatchObject({ code: "malformed" });
  });
});

describe("CourseClient.featured", () => {
  const props = { title: "Kelas", limit: 3, layout: "grid" } as const;

  it("gives only what the slot shows", async () => {
    const { client, http } = clientOf(siteAnswers);
    const { items, total } = await client.featured({ ...props, state: "started" });
    expect(total).toBe(14);
    expect(items).toHaveLength(3);
    expect(Object.keys(items[0] ?? {})).not.toContain("classroomId");
    expect(http.calls).toEqual(["services class/active?page=1&pageSize=3&state=started"]);
  });

  it("leaves a class out and still fills the list", async () => {
    const { client, http } = clientOf(siteAnswers);
    const { items } = await client.featured({ ...props, exclude: "kelas-2" });
    expect(items.map(({ slug }) => slug)).toEqual(["kelas-1", "kelas-3", "kelas-4"]);
    expect(http.calls).toEqual(["services class/active?page=1&pageSize=4"]);
  });
});

describe("CourseClient, one class", () => {
  it("finds a class by slug or code, and its syllabus by classroom", async () => {
    const { client, http } = clientOf(siteAnswers);
    expect(await client.overview("TJK-201")).toEqual(sampleOverview());
    expect(await client.syllabus("ruang-tjk-201")).toEqual(sampleSyllabus);
    expect(http.calls).toEqual([
      "services class/overview?slug=TJK-201",
      "services class/syllabus?classroomId=ruang-tjk-201",
    ]);
  });

  it("takes pictures only through the site's own address, on lists and on their own", async () => {
    const logo = "https://cdn.example/a.jpg";
    const hostile = "//evil.example/a.jpg";
    const { client } = clientOf({
      "services class/active": listAnswer([sampleClass({ logo }), sampleClass({ slug: "b", logo: hostile })]),
      "services class/overview": answer(sampleOverview({ logo })),
    });
    const { items } = await client.catalog(EVERYTHING);
    expect(items.map((item) => item.logo)).toEqual(["/_image/w_640/https/cdn.example/a.jpg", ""]);
    expect((await client.overview("a")).logo).toBe("/_image/w_1280/https/cdn.example/a.jpg");
  });

  it("shows a class without what is wrong of its mentors and reviews, and says where that was", async () => {
    const [mentor] = sampleOverview().mentors;
    const review = { author: "Rani", rating: 4, text: "Pas.", date: "2026-05-01" };
    const host = fakeHttp({
      "services class/overview": answer({
        ...sampleOverview(),
        overview: null,
        mentors: [{ name: 7 }, mentor, null],
        reviews: [review, { ...review, rating: "lima" }],
      }),
    });
    const told: unknown[] = [];
    const client = new CourseClient(host.services, (...note) => void told.push(note));
    expect(await client.overview("x")).toMatchObject({ overview: [], mentors: [mentor], reviews: [review] });
    expect(told).toEqual([
      [
        "entries left out",
        {
          call: "class/overview",
          count: 5,
          at: expect.stringMatching(/^mentors\.0\.name .* mentors\.2 reviews\.1\.rating$/),
        },
      ],
    ]);
  });

  it("calls an overview without a name malformed", async () => {
    const { client } = clientOf({ "services class/overview": answer({ ...sampleOverview(), name: null }) });
    await expect(client.overview("x")).rejects.toMatchObject({ code: "malformed" });
  });

  it("passes on that there is no such class", async () => {
    const { client } = clientOf({ "services class/overview": new AppError("not-found", "none") });
    await expect(client.overview("x")).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("CourseClient, classes beside each other", () => {
  const { mentors, outcomes, ...rest } = sampleOverview();

  it("gives what is compared of each, in the order asked for", async () => {
    const { client, http } = clientOf({
      "services class/overview?slug=a": answer(sampleOverview({ slug: "a" })),
      "services class/overview?slug=b": answer(sampleOverview({ slug: "b" })),
    });
    const { items } = await client.compared(["b", "a"]);
    expect(items.map(({ slug }) => slug)).toEqual(["b", "a"]);
    expect(items[0]).toMatchObject({ name: rest.name, outcomes, mentors: mentors.map(({ name }) => name) });
    expect(Object.keys(items[0] ?? {})).not.toContain("overview");
    expect(http.calls).toHaveLength(2);
  });

  it("leaves out a class that has gone, and fails with the host otherwise", async () => {
    const answers = {
      "services class/overview?slug=a": answer(sampleOverview({ slug: "a" })),
      "services class/overview?slug=gone": new AppError("not-found", "none"),
      "services class/overview?slug=late": new AppError("timeout", "late"),
    };
    expect((await clientOf(answers).client.compared(["gone", "a"])).items).toMatchObject([{ slug: "a" }]);
    await expect(clientOf(answers).client.compared(["late", "a"])).rejects.toMatchObject({ code: "timeout" });
  });
});

describe("CourseClient.program", () => {
  it("finds a programme by its slug or its id", async () => {
    const { client, http } = clientOf(siteAnswers);
    expect(await client.program("teknik-jaringan")).toEqual(sampleProgram);
    expect(http.calls).toEqual(["services v1/program/active/detail?slug=teknik-jaringan"]);
  });
});
