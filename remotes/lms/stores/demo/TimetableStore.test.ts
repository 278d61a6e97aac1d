import { expect, it } from "@jest/globals";

import { TimetableDemo } from "../../contract/demo/schoolDemos";
import { sampleDemos } from "../../testing/demo/sampleDemos";
import { MemoryStorage } from "../../testing/studio/MemoryStorage";
import { KeptText } from "../studio/KeptText";
import { TimetableStore } from "./TimetableStore";

const open = () => {
  const storage = new MemoryStorage();
  return new TimetableStore(TimetableDemo.parse(sampleDemos.timetable), new KeptText(() => storage));
};

it("tells lessons at one time that need the same teacher, room or group", () => {
  const store = open();
  expect(store.clashes.map(({ by }) => by)).toEqual(["teacher", "room"]);
  store.take("fisika");
  store.step("ArrowDown");
  expect([store.clashes, store.doesClash("fisika")]).toEqual([[], false]);
});

it("moves the held lesson by arrow keys, and no further than the week goes", () => {
  const store = open();
  store.take("fisika");
  store.step("ArrowLeft");
  store.step("ArrowRight");
  const moved = store.step("ArrowRight");
  expect([moved?.day, moved?.hour]).toEqual([1, 0]);
  store.drop();
  expect(store.step("ArrowDown")).toBeUndefined();
});

it("goes back to where it was taken up", () => {
  const store = open();
  store.take("fisika");
  store.place(1, 1);
  store.cancel();
  expect(store.find("fisika")).toMatchObject({ day: 0, hour: 0 });
});

it("lets a teacher move their own lessons, the office all, and learners none of the group's that they see", () => {
  const store = open();
  store.take("las");
  expect(store.held).toBeNull();
  store.state.setRole("admin");
  store.take("las");
  expect(store.heldLesson?.id).toBe("las");
  store.state.setRole("learner");
  expect([store.heldLesson, store.place(1, 1), store.shown.map(({ id }) => id)]).toEqual([null, undefined, ["fisika"]]);
});
