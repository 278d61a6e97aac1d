import { describe, expect, it } from "@jest/globals";

import { ExchangeDemo, OverviewDemo } from "../../contract/demo/officeDemos";
import { TracingDemo } from "../../contract/demo/talkDemos";
import { memoryKept } from "../../testing/demo/memoryKept";
import { sampleDemos } from "../../testing/demo/sampleDemos";
import { ExchangeStore } from "./ExchangeStore";
import { OverviewStore } from "./OverviewStore";
import { TracingStore } from "./TracingStore";

describe("an overview", () => {
  const open = (kept = memoryKept()) => new OverviewStore(OverviewDemo.parse(sampleDemos.overview), kept);

  it("tells nothing of a group that is too small, not even by a difference", () => {
    const store = open();
    store.state.setRole("admin");
    expect(store.groups.map((group) => store.shareOf(group))).toEqual([85, 100, null]);
    expect(store.sums).toEqual({ reached: 47, all: 50, share: 94, below: 1 });
    expect(store.groups.map((group) => store.seesNames(group))).toEqual([true, true, false]);
    store.state.setRole("parent");
    expect([store.groups.map(({ id }) => id), store.groups.some((group) => store.seesNames(group))]).toEqual([
      ["x"],
      false,
    ]);
  });

  it("changes by what its teacher notes, until it is signed, and goes on with what the tab has kept", async () => {
    const kept = memoryKept();
    const store = open(kept);
    store.note({ id: "dewi" }, true);
    store.note({ id: "gede" }, true);
    expect(store.sums).toMatchObject({ reached: 48, below: 0 });
    store.state.setRole("admin");
    store.note({ id: "beni" }, true);
    expect([store.setGoal("101"), store.setGoal("95"), store.sums.below]).toEqual([false, true, 1]);
    store.sign(true);
    expect(store.setGoal("80")).toBe(false);
    store.state.setRole("teacher");
    store.note({ id: "beni" }, true);
    expect(store.state.changes.reached).toEqual(["dewi"]);
    const later = open(kept);
    await later.state.start();
    expect([later.state.role, later.sums, later.isSigned]).toEqual(["teacher", store.sums, true]);
  });

  it("hears of the learner that the count is wrong", () => {
    const store = open();
    store.tell();
    store.state.setRole("learner");
    store.tell();
    store.state.setRole("teacher");
    expect([store.hasTold({ id: "dewi" }), store.mayTell]).toEqual([true, false]);
    store.note({ id: "dewi" }, true);
    expect(store.hasTold({ id: "dewi" })).toBe(false);
  });
});

describe("an exchange with another system", () => {
  const open = (kept = memoryKept()) => {
    const store = new ExchangeStore(ExchangeDemo.parse(sampleDemos.exchange), kept);
    const [aulia, rani, yosef] = store.demo.staff;
    if (!aulia || !rani || !yosef) throw new Error("The sample has three people");
    return { store, aulia, rani, yosef };
  };

  it("closes the accounts of leavers at the night's run, and frees their seats", () => {
    const { store, aulia } = open();
    store.setGone(aulia, true);
    store.state.setRole("admin");
    store.setGone(aulia, true);
    expect([store.isDue(aulia), store.hasAccount(aulia)]).toEqual([true, true]);
    expect(store.run()).toEqual({ closed: 1, opened: 0 });
    expect([store.hasAccount(aulia), store.hasSeat(aulia), store.run().closed]).toEqual([false, false, 0]);
    store.setGone(aulia, false);
    expect([store.run(), store.hasAccount(aulia), store.hasSeat(aulia)]).toEqual([
      { closed: 0, opened: 1 },
      true,
      false,
    ]);
  });

  it("refuses a seat to those who left, those who have one, and beyond the last", () => {
    const { store, aulia, rani, yosef } = open();
    store.enrol(aulia);
    expect(store.call).toMatchObject({ status: 409, answer: '{ "error": "has_a_seat" }' });
    store.enrol(rani);
    expect(store.call).toMatchObject({ status: 201, answer: '{ "seat": 2, "seats": 2 }' });
    store.enrol(yosef);
    expect(store.call?.answer).toContain("no_seat_left");
    store.state.setRole("admin");
    store.setGone(rani, true);
    store.run();
    store.state.setRole("teacher");
    store.enrol(rani);
    expect(store.call?.answer).toContain("person_has_left");
  });

  it("sends an event again until it has arrived", async () => {
    const kept = memoryKept();
    const { store, rani } = open(kept);
    store.state.setRole("admin");
    store.setReceiving(false);
    store.state.setRole("parent");
    store.enrol(rani);
    store.state.setRole("admin");
    store.sendAgain();
    expect([store.events, store.waitingCount]).toEqual([
      [{ name: "enrolment.created", person: "nik:2", tries: 2, hasArrived: false }],
      1,
    ]);
    store.setReceiving(true);
    expect([store.events[0]?.tries, store.waitingCount]).toEqual([3, 0]);
    const later = open(kept).store;
    await later.state.start();
    expect([later.events, later.seatsTaken]).toEqual([store.events, 2]);
  });
});

describe("a letter to trace", () => {
  const open = (kept = memoryKept()) => {
    const store = new TracingStore(TracingDemo.parse(sampleDemos.tracing), kept);
    store.state.setRole("learner");
    return store;
  };
  const along = (store: TracingStore, points: readonly (readonly [number, number])[]): void => {
    for (const point of points) store.draw(point);
  };
  const UP = Array.from({ length: 14 }, (_, at) => [11, 50 - at * 3] as const);
  const RIGHT = Array.from({ length: 11 }, (_, at) => [10 + at * 3, 10] as const);
  const DOWN = Array.from({ length: 14 }, (_, at) => [40, 10 + at * 3] as const);

  it("is drawn stroke by stroke, counts as fluent without a slip, and is kept in the tab", async () => {
    const kept = memoryKept();
    const store = open(kept);
    along(store, [...UP, ...RIGHT]);
    expect([store.strokeAt, store.isDone]).toEqual([1, false]);
    along(store, DOWN);
    expect([store.isDone, store.slips, store.state.changes.traced, store.state.changes.fluent]).toEqual([
      true,
      0,
      { na: 1 },
      { na: 1 },
    ]);
    const later = new TracingStore(store.demo, kept);
    await later.state.start();
    expect([later.mayTrace, later.helpFor({ id: "na" })]).toEqual([true, 0.5]);
  });

  it("neither begins in the middle nor forgives a way beside it", () => {
    const store = open();
    expect(store.draw([40, 10])).toBe(false);
    along(store, UP.slice(0, 5));
    along(store, [
      [60, 30],
      [62, 30],
    ]);
    along(store, [...UP.slice(4), ...RIGHT, ...DOWN]);
    expect([store.isDone, store.slips, store.state.changes.fluent]).toEqual([true, 1, {}]);
  });

  it("is drawn by the arrow keys alone", () => {
    const store = open();
    expect(store.press("right")).toBe(false);
    for (let press = 0; press < 40 && store.direction !== null; press += 1) store.press(store.direction);
    expect([store.isDone, store.slips, store.tracedOf({ id: "na" })]).toEqual([true, 1, 1]);
  });

  it("is opened by the office, never the last one closed, and drawn by the learner alone", () => {
    const store = open();
    expect(store.openLetters.map(({ id }) => id)).toEqual(["na"]);
    store.state.setRole("admin");
    store.open({ id: "na" }, false);
    store.open({ id: "ka" }, true);
    expect([store.openLetters.length, store.draw([10, 50])]).toEqual([2, false]);
    store.state.setRole("teacher");
    store.setHelp(1);
    expect(store.fluentAfter).toBe(1);
  });
});
