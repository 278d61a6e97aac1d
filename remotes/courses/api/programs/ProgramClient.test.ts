import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, fakeHttp, TEST_NOW, type Answers } from "@serambi/kernel/testing";

import { programAnswers, sampleBatch, sampleDetail, sampleProgram } from "../../testing/programs/samplePrograms";
import { ProgramClient } from "./ProgramClient";

const lost = new AppError("timeout", "late");
const clientOf = (changes: Answers = {}) => {
  const http = fakeHttp({ ...programAnswers, ...changes });
  return { client: new ProgramClient(http, () => new Date(TEST_NOW)), http };
};

describe("the programmes of a site", () => {
  it("come six to a page, none with its neighbour's look", async () => {
    const { client, http } = clientOf();
    const page = await client.programs(2);
    expect(http.calls).toEqual(["services v1/program/active?page=2&pageSize=6"]);
    expect(page).toMatchObject({ totalItems: 8, totalPages: 2 });
    expect(new Set(page.items.map(({ look }) => look)).size).toBe(page.items.length);
  });

  it("come all at once from their own host", async () => {
    const { client, http } = clientOf();
    expect(await client.allPrograms()).toMatchObject([
      { slug: "teknik-jaringan", classCount: 4 },
      { slug: "tata-busana" },
    ]);
    expect(http.calls).toEqual(["programs programs"]);
  });
});

describe("hosts that half-answer", () => {
  it("show what they did give, each call told of by its name", async () => {
    const told: unknown[] = [];
    const { http: whole } = clientOf();
    const halved = async (host: "programs" | "main", call: string) => {
      const { data } = (await whole[host].get(call)) as { readonly data: readonly unknown[] }; // of `answer`
      return answer([null, ...data, { id: 1 }]);
    };
    const http = fakeHttp({
      ...programAnswers,
      "programs programs": await halved("programs", "programs"),
      "main batch/active": await halved("main", "batch/active"),
    });
    const now = () => new Date(TEST_NOW);
    const client = new ProgramClient(http, now, (...note) => void told.push(note));
    const events = await client.events();
    expect(events).toEqual(await new ProgramClient(whole, now).events());
    expect(events.isPartial).toBe(false);
    expect(told).toHaveLength(2);
    expect(told).toEqual(
      expect.arrayContaining(
        ["programs", "batch/active"].map((call) => ["entries left out", expect.objectContaining({ call })]),
      ),
    );
  });
});

describe("one programme", () => {
  it("has a description without anything that could run", async () => {
    const { client } = clientOf();
    expect((await client.program("teknik-jaringan")).description).toBe(
      "<p>Setiap kelas dimulai dengan denah gedung.</p>",
    );
  });

  it("is the same for all who are given the same answer", async () => {
    const body = answer(sampleDetail());
    const services = { get: async () => body, create: async () => null };
    const { http } = clientOf();
    const client = new ProgramClient({ ...http, services }, () => new Date(TEST_NOW));
    const [first, second] = [await client.program("jaringan"), await client.program("jaringan")];
    expect(second).toBe(first);
    expect(second.description).not.toContain("script");
  });

  it("may have no description", async () => {
    const { client } = clientOf({
      "services v1/program/active/detail": answer(sampleDetail({ description: "" })),
    });
    expect((await client.program("teknik-jaringan")).description).toBe("");
  });

  it("has classes and schools of its own, ten schools to a page", async () => {
    const { client, http } = clientOf();
    expect(await client.classes("jaringan", 3)).toMatchObject({ total: 14, items: [{ slug: "kelas-1" }, {}, {}] });
    expect(await client.schools("jaringan", 2)).toMatchObject({ totalItems: 12 });
    expect(http.calls).toEqual([
      "services class/active?page=1&pageSize=3&programIds=jaringan",
      "services v1/program/schools?page=2&pageSize=10&programId=jaringan",
    ]);
  });

  it("has an id that stays one part of the address it is asked by", async () => {
    const { client, http } = clientOf({ "main silabus/a%2F..%2Fb": answer({ programId: "a/../b", classes: [] }) });
    expect(await client.outline("a/../b")).toEqual([]);
    expect(http.calls).toEqual(["main silabus/a%2F..%2Fb"]);
  });
});

describe("what is to come", () => {
  it("is asked of both hosts, with the names of the programmes it belongs to, and no others", async () => {
    const { client } = clientOf();
    expect(await client.events()).toMatchObject({
      items: [{ kind: "webinar" }, { kind: "batch" }],
      programs: [{ id: "jaringan", slug: "teknik-jaringan", name: "Teknik Jaringan" }],
      isPartial: false,
    });
  });

  it("needs no names where it is that of one programme", async () => {
    const { client, http } = clientOf();
    await client.events("jaringan");
    expect(http.calls.toSorted()).toEqual([
      "main batch/active?programId=jaringan",
      "services class/webinar?page=1&perPage=50&programIds=jaringan",
    ]);
  });

  it("is partial without one of the two, and stands without the names", async () => {
    const { client } = clientOf({ "services class/webinar": lost, "programs programs": lost });
    expect(await client.events()).toMatchObject({ items: [{ kind: "batch" }], programs: [], isPartial: true });
  });

  it("is cut to as many as are asked for, with their names alone", async () => {
    const { client } = clientOf({
      "main batch/active": answer([sampleBatch({ programIds: ["busana"] })]),
    });
    expect(await client.upcoming(1)).toMatchObject({
      items: [{ kind: "webinar" }],
      programs: [{ name: "Teknik Jaringan" }],
      isPartial: false,
    });
  });

  it("is a failure without both", async () => {
    const { client } = clientOf({ "services class/webinar": lost, "main batch/active": lost });
    await expect(client.events()).rejects.toBe(lost);
  });
});

describe("the syllabuses of a site", () => {
  it("come programme by programme, with no more than is shown", async () => {
    const { client } = clientOf();
    const { items, totalItems } = await client.outlines(1);
    expect(totalItems).toBe(2);
    expect(items.map(({ program, classes }) => [program.name, classes?.length])).toEqual([
      ["Teknik Jaringan", 2],
      ["Tata Busana", 0],
    ]);
    expect(items[0]?.classes?.[0]?.modules[0]?.chapters[0]).toEqual({
      slug: "tembok",
      title: "Tembok tebal dan gelombang radio",
      lengthMinutes: 30,
    });
  });

  it("come in figures where tables are made of them", async () => {
    const { client } = clientOf();
    const [first, second] = await client.curriculum("jaringan");
    expect(first?.modules.map(({ chapterCount, lengthMinutes }) => [chapterCount, lengthMinutes])).toEqual([
      [2, 90],
      [1, 24],
    ]);
    expect(second?.modules).toEqual([]);
  });

  it("have a gap where one is lost, and are lost where all are", async () => {
    const one = clientOf({ "main silabus/jaringan": lost }).client;
    expect((await one.outlines(1)).items.map(({ classes }) => classes)).toEqual([null, []]);
    const none = clientOf({ "main silabus/jaringan": lost, "main silabus/busana": lost }).client;
    await expect(none.outlines(1)).rejects.toBe(lost);
  });

  it("are read a page at a time", async () => {
    const many = Array.from({ length: 13 }, (_, index) => sampleProgram({ id: `p${index}`, slug: `p${index}` }));
    const { client, http } = clientOf({
      "programs programs": answer(many),
      "main silabus/p12": answer({ programId: "p12", classes: [] }),
    });
    expect(await client.outlines(2)).toMatchObject({
      totalItems: 13,
      totalPages: 2,
      items: [{ program: { id: "p12" } }],
    });
    expect(http.calls).toEqual(["programs programs", "main silabus/p12"]);
    expect((await client.outlines(9)).items).toEqual([]);
  });
});
