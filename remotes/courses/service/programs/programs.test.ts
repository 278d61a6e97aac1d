import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { Batch, ProgramDetail, ProgramSchool, ProgramSummary, ProgramSyllabus } from "../../contract/hosts/programs";
import { type Page } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

import { describeWithDatabase, TestPlatform } from "@serambi/platform/testing";

import { learningFixture } from "../testing/learningFixture";
import { serviceWith } from "../testing/serviceWith";

const OPEN_TIMEOUT_MS = 60_000;

describeWithDatabase("programmes", (openEmpty) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [serviceWith(learningFixture)] });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const data = async (path: string, host?: string): Promise<unknown> => {
    const { status, body } = await platform.get(path, host);
    expect(status).toBe(200);
    return body.data;
  };

  it.each(["/program/active", "/v1/program/active"])("%s gives those that have a class, in order", async (path) => {
    const page = (await data(path)) as Page<ProgramSummary>;
    expect(page).toMatchObject({ page: 1, perPage: 6, totalItems: 2, totalPages: 1 });
    expect(page.items).toEqual([
      {
        id: "jaringan",
        slug: "teknik-jaringan",
        name: "Teknik Jaringan",
        summary: "Kabel dan paket.",
        logo: "",
        classCount: 8,
        schoolCount: 1,
      },
      expect.objectContaining({ id: "data", classCount: 2, schoolCount: 12 }),
    ]);
    expect(page.items).toEqual(page.items.map((item) => ProgramSummary.parse(item)));
  });

  it("pages them", async () => {
    expect(await data("/v1/program/active?page=2&pageSize=1")).toMatchObject({
      totalPages: 2,
      items: [{ id: "data" }],
    });
    expect(await data("/v1/program/active?page=9999")).toMatchObject({ totalItems: 2, items: [] });
  });

  it.each(["id data", "slug ilmu-data", "slug ILMU-DATA"])("finds one by its %s", async (how) => {
    const found = await data(`/v1/program/active/detail?slug=${how.split(" ")[1]}`);
    expect(found).toEqual(ProgramDetail.parse(found));
    expect(found).toMatchObject({ id: "data", description: "<p>Panjang.</p>", classCount: 2, schoolCount: 12 });
  });

  it("has a page for a programme without a class, and none for what is no programme", async () => {
    expect(await data("/program/active/detail?slug=kosong")).toMatchObject({ classCount: 0, schoolCount: 0 });
    expect(await platform.get("/program/active/detail?slug=tidak-ada")).toEqual({
      status: 404,
      body: { status: false, message: "Program tidak ditemukan", data: null },
    });
  });

  it("gives the schools of one, ten to a page, in order", async () => {
    const first = (await data("/v1/program/schools?programId=data")) as Page<ProgramSchool>;
    expect(first).toMatchObject({ page: 1, perPage: 10, totalItems: 12, totalPages: 2 });
    expect(first.items).toEqual(first.items.map((item) => ProgramSchool.parse(item)));
    expect(first.items[0]).toEqual({ id: "smk-1", name: "SMK 1", city: "Kota 1", province: "Maluku" });
    expect(await data("/program/schools?programId=data&page=2&pageSize=11")).toMatchObject({
      items: [{ name: "SMK 12" }],
    });
    expect(await data("/v1/program/schools?programId=tidak-ada")).toMatchObject({ totalItems: 0, items: [] });
  });

  it.each([
    "/v1/program/active?page=0",
    "/v1/program/active?pageSize=1000000000",
    "/v1/program/active/detail",
    `/v1/program/active/detail?slug=${"a".repeat(5_000)}`,
    "/v1/program/schools",
    "/v1/program/schools?programId=data&page=x",
    "/v1/program/schools?programId=%00",
  ])("refuses %.50s", async (path) => {
    expect((await platform.get(path)).status).toBe(422);
  });

  it("gives all of them on the programs host, and each tenant its own", async () => {
    const all = z.array(ProgramSummary).parse(await data("/programs"));
    expect(all.map(({ id, classCount }) => [id, classCount])).toEqual([
      ["jaringan", 8],
      ["data", 2],
      ["kosong", 0],
    ]);
    const theirs = z.array(ProgramSummary).parse(await data("/programs", "kenanga.localhost"));
    expect(theirs.map(({ classCount }) => classCount)).toEqual([4, 0, 0]);
  });

  it("gives the batches of the main API host: dated, not ended, no webinar, soonest first", async () => {
    const batches = z.array(Batch).parse(await data("/batch/active"));
    expect(batches.map(({ classSlug }) => classSlug)).toEqual([
      "data-jaringan",
      "kelas-kode",
      "pemilik-kode",
      "jaringan-lanjut",
      "analisis-data",
      "jaringan-dasar",
    ]);
    const own = z.array(Batch).parse(await data("/batch/active?programId=data"));
    expect(own.map(({ classSlug }) => classSlug)).toEqual(["data-jaringan", "analisis-data"]);
    expect((await platform.get(`/batch/active?programId=${"a".repeat(101)}`)).status).toBe(422);
  });

  it("gives a programme's syllabuses by its id or slug, from the first level to the last, webinars left out", async () => {
    const syllabus = ProgramSyllabus.parse(await data("/silabus/jaringan"));
    expect(await data("/silabus/teknik-jaringan")).toEqual(syllabus);
    expect(syllabus.programId).toBe("jaringan");
    expect(syllabus.classes.map(({ slug }) => slug)).toEqual([
      "data-jaringan",
      "kelas-kode",
      "pemilik-kode",
      "jaringan-dasar",
      "tanpa-tanggal",
      "berbayar",
      "jaringan-lanjut",
      "gratis",
    ]);
    expect(syllabus.classes.find(({ slug }) => slug === "berbayar")?.modules).toMatchObject([
      { slug: "awal", chapters: [{ slug: "pembuka" }, { slug: "dasar" }] },
      { slug: "akhir", chapters: [{ slug: "penutup" }] },
    ]);
    expect(await data("/silabus/kosong")).toEqual({ programId: "kosong", classes: [] });
    expect((await platform.get("/silabus/tidak-ada")).status).toBe(404);
    expect((await platform.get("/silabus/%20")).status).toBe(422);
    expect((await platform.get(`/silabus/${"a".repeat(5_000)}`)).status).toBe(414);
  });
});
