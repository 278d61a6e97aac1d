import { describe, expect, it } from "@jest/globals";

import { EVERYTHING } from "../contract/catalogQuery";
import { fakeReader, offline } from "../testing/fakeReader";
import { sampleOverview, sampleSyllabus } from "../testing/sampleClasses";
import { sampleWebinar } from "../testing/sampleWebinars";
import { CoursesStore, type CoursesSnapshot } from "./CoursesStore";

const storeOf = (saved?: CoursesSnapshot, reader = fakeReader()) =>
  new CoursesStore(
    {
      reader: async () => reader,
      webinars: async () => ({ list: async (page) => webinarPage(page) }),
      programs: offline,
      pesilat: { reader: offline, search: "" },
      lessons: offline,
      shelf: offline,
      now: () => new Date(0),
    },
    saved,
  );

const webinarPage = (page: number) => ({ page, perPage: 6, totalItems: 1, totalPages: 1, items: [sampleWebinar()] });

describe("CoursesStore", () => {
  it("has one store for each class", () => {
    const store = storeOf();
    expect(store.course("a")).toBe(store.course("a"));
    expect(store.course("a")).not.toBe(store.course("b"));
  });

  it("has one list for each programme, beside the site's own", async () => {
    const store = storeOf();
    await store.competence("a").open(EVERYTHING);
    expect(store.competence("a")).not.toBe(store.competence("b"));
    expect(store.catalog.list.state.phase).toBe("idle");
  });

  it("asks for a class of the list it has seen and for its syllabus at once", async () => {
    const asked: string[] = [];
    let bring = (): void => undefined;
    const reader = fakeReader({
      overview: () => new Promise((resolve) => (bring = () => resolve(sampleOverview()))),
      syllabus: async (classroomId) => {
        asked.push(classroomId);
        bring();
        return sampleSyllabus;
      },
    });
    const store = storeOf(undefined, reader);
    await store.catalog.show(EVERYTHING);
    await store.course("kelas-2").open();
    expect(asked).toEqual(["ruang-2"]);
  });

  it("notes when it read the webinars", async () => {
    const store = storeOf();
    await store.webinars.show(1);
    expect(store.webinars.data.state.data).toMatchObject({ totalItems: 1, asOf: "1970-01-01T00:00:00.000Z" });
  });

  it("carries nothing that was not asked for", () => {
    expect(storeOf().snapshot()).toEqual({});
  });

  it("comes back from its snapshot", async () => {
    const store = storeOf();
    await store.catalog.show(EVERYTHING);
    await store.course("jaringan").open();
    await store.competence("teknik-jaringan").open(EVERYTHING);
    await store.webinars.show(1);
    const saved: CoursesSnapshot = JSON.parse(JSON.stringify(store.snapshot())) as CoursesSnapshot; // what travels in the HTML
    const restored = storeOf(saved);
    expect(restored.snapshot()).toEqual(store.snapshot());
    expect(restored.course("jaringan").overview.state.data?.name).toBe("Jaringan di Gedung Tua");
  });
});
