import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";

import type { CourseReader } from "../contract/CourseReader";
import { fakeReader, offline } from "../testing/fakeReader";
import { sampleOverview, sampleSyllabus } from "../testing/sampleClasses";
import { CourseStore, type CourseSnapshot } from "./CourseStore";

const storeOf = (reader: Partial<CourseReader>, saved?: CourseSnapshot) =>
  new CourseStore("jaringan", { reader: async () => fakeReader(reader) }, saved);

describe("CourseStore", () => {
  it("reads the overview, then the syllabus of its classroom", async () => {
    const asked: string[] = [];
    const store = storeOf({
      overview: async (key) => {
        asked.push(key);
        return sampleOverview();
      },
      syllabus: async (classroomId) => {
        asked.push(classroomId);
        return sampleSyllabus;
      },
    });
    expect(await store.open()).toBeNull();
    expect(asked).toEqual(["jaringan", "ruang-tjk-201"]);
  });

  it("reads both at once where a list has named the classroom", async () => {
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
    const deps = { reader: async () => reader, classroomOf: () => "ruang-tjk-201" };
    const store = new CourseStore("jaringan", deps);
    expect(await store.open()).toBeNull();
    expect(asked).toEqual(["ruang-tjk-201"]);
    expect([store.overview.state.phase, store.syllabus.state.phase]).toEqual(["ready", "ready"]);
  });

  it("stands without its syllabus, which can be tried again", async () => {
    let isDown = true;
    const store = storeOf({ syllabus: async () => (isDown ? offline() : sampleSyllabus) });
    expect(await store.open()).toBeNull();
    expect(store.overview.state.phase).toBe("ready");
    expect(store.syllabus.state).toMatchObject({ phase: "failed", data: null });
    isDown = false;
    await store.reloadSyllabus();
    expect(store.syllabus.state).toMatchObject({ phase: "ready", data: sampleSyllabus });
  });

  it("says why there is no overview, and asks for no syllabus then", async () => {
    const missing = new AppError("not-found", "none");
    const store = storeOf({ overview: () => Promise.reject(missing) });
    expect(await store.open()).toBe(missing);
    expect(store.syllabus.state.phase).toBe("idle");
  });

  it("does not hide a bug behind a failed fetch", async () => {
    const store = storeOf({ overview: () => Promise.reject(new TypeError("bug")) });
    await expect(store.open()).rejects.toThrow("bug");
    expect(store.overview.state.phase).toBe("failed");
  });

  it("reads nothing again that it has", async () => {
    const first = storeOf({});
    await first.open();
    const restored = storeOf({ overview: offline, syllabus: offline }, first.snapshot());
    expect(await restored.open()).toBeNull();
    expect(restored.snapshot()).toEqual(first.snapshot());
  });
});
