import { describe, expect, it } from "@jest/globals";

import { GradebookDemo } from "../../contract/demo/schoolDemos";
import { sampleDemos } from "../../testing/demo/sampleDemos";
import { MemoryStorage } from "../../testing/studio/MemoryStorage";
import { KeptText } from "../studio/KeptText";
import { GradebookStore } from "./GradebookStore";
import { readMark, spread, weighted } from "../../contract/demo/marks";

const open = () => {
  const storage = new MemoryStorage();
  return new GradebookStore(GradebookDemo.parse(sampleDemos.gradebook), new KeptText(() => storage));
};

describe("marks", () => {
  it("are read with a comma or a point, to one decimal, from 0 to 100", () => {
    const typed = ["81", "81,5", "81.5", "", "100", "0"];
    expect(typed.map(readMark)).toEqual([81, 81.5, 81.5, null, 100, 0]);
    for (const wrong of ["101", "-1", "8,25", "1e2", "delapan", "100,1"]) expect(readMark(wrong)).toBeUndefined();
  });

  it("are weighed, halves upwards, and one that is missing leaves its weight to the others", () => {
    expect(weighted([80, 90], [30, 70])).toBe(87);
    expect(weighted([70.5, 70.4], [50, 50])).toBe(70.5); // 70.45
    expect(weighted([80, null, 60], [50, 30, 50])).toBe(70);
    expect(weighted([null, null], [50, 50])).toBeNull();
    expect(weighted([80, 90], [0, 0])).toBeNull();
  });

  it("are spread over bands that begin where they say", () => {
    expect(spread([69.9, 70, 79.9, 80, 100, null], [70, 80, 90])).toEqual([1, 2, 1, 1]);
  });
});

describe("a gradebook", () => {
  it("has totals, names and a distribution that follow a mark and a weight", () => {
    const store = open();
    expect([store.totalOf("ketut"), store.below, store.distribution]).toEqual([62, ["Ketut"], [1, 1]]);
    expect(store.mark("ketut", "akhir", "90")).toBe(true);
    expect([store.totalOf("ketut"), store.below, store.distribution]).toEqual([78, [], [0, 2]]);
    store.weigh("akhir", 0);
    expect([store.totalOf("ketut"), store.shareOf("tugas")]).toEqual([60, 100]);
  });

  it("takes no mark that is none, and none from others than the teacher", () => {
    const store = open();
    expect(store.mark("ketut", "akhir", "900")).toBe(false);
    for (const role of ["learner", "parent", "admin"] as const) {
      store.state.setRole(role);
      expect(store.mark("ketut", "akhir", "90")).toBe(false);
    }
    expect(store.totalOf("ketut")).toBe(62);
  });

  it("is locked by the office for the teacher, and shows a learner and their parents one row", () => {
    const store = open();
    store.lock(true);
    expect(store.isLocked).toBe(false);
    store.state.setRole("admin");
    store.lock(true);
    store.state.setRole("teacher");
    expect([store.mark("ketut", "akhir", "90"), store.rows.length]).toEqual([false, 2]);
    store.state.setRole("parent");
    expect(store.rows.map(({ id }) => id)).toEqual(["dewi"]);
  });
});
