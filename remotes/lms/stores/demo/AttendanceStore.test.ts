import { expect, it } from "@jest/globals";

import { AttendanceDemo } from "../../contract/demo/schoolDemos";
import { sampleDemos } from "../../testing/demo/sampleDemos";
import { MemoryStorage } from "../../testing/studio/MemoryStorage";
import { KeptText } from "../studio/KeptText";
import { AttendanceStore } from "./AttendanceStore";

const open = () => {
  const storage = new MemoryStorage();
  return new AttendanceStore(AttendanceDemo.parse(sampleDemos.attendance), new KeptText(() => storage));
};

it("is signed once everybody is noted, and changes no more", () => {
  const store = open();
  expect([store.sign(), store.open]).toEqual([false, ["aulia", "beni"]]);
  store.note("beni", "late");
  expect(store.notePresent()).toBe(1);
  expect([store.sign(), store.isSigned]).toEqual([true, true]);
  store.note("beni", "absent");
  expect(store.stateOf("beni")).toBe("late");
});

it("counts those who are there, late ones too", () => {
  const store = open();
  store.note("beni", "late");
  store.note("aulia", "present");
  expect([store.counts.sick, store.percentThere]).toEqual([1, 67]);
});

it("is opened again by the office alone, which is noted", () => {
  const store = open();
  store.notePresent();
  store.sign();
  store.reopen();
  expect(store.isSigned).toBe(true);
  store.state.setRole("admin");
  store.reopen();
  expect([store.isSigned, store.state.changes.reopened]).toEqual([false, 1]);
});

it("takes a note of the parents before it is signed, and shows them their own line", () => {
  const store = open();
  expect(store.sendNote("sick", "Demam")).toBe(false);
  store.state.setRole("parent");
  expect([store.sendNote("sick", "  "), store.sendNote("sick", " Demam ")]).toEqual([false, true]);
  expect([store.list.map(({ id }) => id), store.stateOf("beni"), store.noteOf("beni")]).toEqual([
    ["beni"],
    "sick",
    "Demam",
  ]);
});
