import { describe, expect, it } from "@jest/globals";
import { TEST_NOW } from "@serambi/kernel/testing";

import { fakeEventReader } from "../../testing/events/fakeEventReader";
import { exhibition, sampleEvent, sampleEventDetail, workshop } from "../../testing/events/sampleEvents";
import { EventsStore, type EventsSnapshot } from "./EventsStore";

type Host = Partial<Parameters<typeof fakeEventReader>[0]>;

const storeOf = (host: Host = {}, saved?: EventsSnapshot) => {
  const { reader, ...told } = fakeEventReader({
    now: TEST_NOW,
    events: [workshop, exhibition, sampleEvent()],
    ...host,
  });
  return { store: new EventsStore({ events: reader, now: () => new Date(TEST_NOW) }, saved), ...told };
};

const FIRST = { page: 1, type: "" };

describe("the list of events", () => {
  it("has what is to come, the soonest first, and a page of what is over", async () => {
    const { store } = storeOf();
    await store.showList(FIRST);
    expect(store.agenda.state.data).toMatchObject({
      items: [{ slug: "malam-baca" }, { slug: "lokakarya" }],
      types: ["talk", "workshop", "exhibition"],
      isWhole: true,
      asOf: TEST_NOW,
    });
    expect(store.past.state.data).toMatchObject({ items: [{ slug: "pameran-peta" }], totalItems: 1 });
  });

  it("counts an event that is under way as one to come", async () => {
    const { store } = storeOf({ events: [sampleEvent({ startsAt: "2026-11-20T00:00:00Z" }), exhibition] });
    await store.showList(FIRST);
    expect(store.agenda.state.data?.items.map(({ slug }) => slug)).toEqual(["malam-baca"]);
  });

  it("says when the host has more to come than it tells at once", async () => {
    const events = Array.from({ length: 60 }, (_, index) =>
      sampleEvent({ id: `acara-${index}`, slug: `acara-${index}` }),
    );
    const { store } = storeOf({ events });
    await store.showList(FIRST);
    expect(store.agenda.state.data).toMatchObject({ isWhole: false });
    expect(store.agenda.state.data?.items).toHaveLength(50);
  });

  it("asks for another page of what is over, and not again for what is to come", async () => {
    const { store, asked } = storeOf();
    await store.showList(FIRST);
    await store.showList(FIRST);
    await store.showList({ page: 2, type: "" });
    await store.showList({ page: 1, type: "talk" });
    expect(asked).toEqual([
      { page: 1, pageSize: 50 },
      { page: 1, pageSize: 6, isActive: false, type: "" },
      { page: 2, pageSize: 6, isActive: false, type: "" },
      { page: 1, pageSize: 6, isActive: false, type: "talk" },
    ]);
  });

  it("stands with one part where the other is lost", async () => {
    const { store } = storeOf({ isDown: ({ isActive }) => isActive === false });
    await store.showList(FIRST);
    expect([store.agenda.state.phase, store.past.state.phase]).toEqual(["ready", "failed"]);
    expect(store.past.state).toMatchObject({ status: false, message: "down" });
  });

  it("asks again for the page that was lost", async () => {
    let isDown = true;
    const { store, asked } = storeOf({ isDown: ({ page }) => page === 2 && isDown });
    await store.showList({ page: 2, type: "" });
    isDown = false;
    await store.reloadPast();
    expect(store.past.state.phase).toBe("ready");
    expect(asked.at(-1)).toMatchObject({ page: 2, isActive: false });
  });
});

describe("the calendar", () => {
  it("opens at the month of what comes next", async () => {
    const { store } = storeOf();
    await store.showMonth(null);
    expect(store.firstMonth).toBe("2026-12");
    expect(store.month("2026-12").state.data?.items.map(({ slug }) => slug)).toEqual(["malam-baca", "lokakarya"]);
  });

  it("opens at the present month where nothing is to come", async () => {
    const { store } = storeOf({ events: [exhibition] });
    await store.showMonth(null);
    expect(store.month("2026-11").state.data).toMatchObject({ month: "2026-11", items: [] });
  });

  it("has an event of several days in each month that it lasts into", async () => {
    const long = sampleEvent({
      slug: "lama",
      startsAt: "2026-11-28T02:00:00+07:00",
      endsAt: "2027-01-03T02:00:00+07:00",
    });
    const { store } = storeOf({ events: [long, exhibition] });
    for (const [month, slugs] of [
      ["2026-11", ["lama"]],
      ["2026-12", ["lama"]],
      ["2027-01", ["lama"]],
      ["2027-02", []],
      ["2026-09", ["pameran-peta"]],
    ] as const) {
      await store.showMonth(month);
      expect(store.month(month).state.data?.items.map(({ slug }) => slug)).toEqual(slugs);
    }
  });

  it("goes by the day on the event's own clock", async () => {
    const { store } = storeOf({
      events: [sampleEvent({ startsAt: "2027-01-01T01:00:00+09:00", endsAt: "2027-01-01T02:00:00+09:00" })],
    });
    await store.showMonth("2026-12");
    await store.showMonth("2027-01");
    expect(["2026-12", "2027-01"].map((month) => store.month(month).state.data?.items.length)).toEqual([0, 1]);
  });

  it("reads as many pages as the month needs, and no more", async () => {
    const day = (index: number) => new Date(Date.UTC(2026, 11, 1 + index, 3)).toISOString();
    const events = Array.from({ length: 140 }, (_, index) =>
      sampleEvent({ id: `acara-${index}`, slug: `acara-${index}`, startsAt: day(index), endsAt: day(index) }),
    );
    const { store, asked } = storeOf({ events });
    await store.showMonth("2027-01");
    expect(store.month("2027-01").state.data?.items).toHaveLength(31);
    expect(store.month("2027-01").state.data?.isWhole).toBe(true);
    expect(asked.filter(({ isActive }) => isActive).map(({ page }) => page)).toEqual([1, 2]);
  });

  it("says what it could not read where a host has more than can be asked for", async () => {
    const events = Array.from({ length: 600 }, (_, index) => sampleEvent({ id: `acara-${index}` }));
    const { store, asked } = storeOf({ events });
    await store.showMonth("2026-12");
    expect(store.month("2026-12").state.data?.isWhole).toBe(false);
    expect(asked.filter(({ isActive }) => isActive)).toHaveLength(10);
  });

  it("asks again for the month that was lost, in the browser too", async () => {
    const lost = storeOf({ isDown: () => true });
    await lost.store.showMonth("2027-01");
    expect(lost.store.month("2027-01").state.phase).toBe("failed");
    const { store } = storeOf({}, lost.store.snapshot());
    await store.showMonth("2027-01");
    expect(store.month("2027-01").state.data?.month).toBe("2027-01");
  });

  it("keeps a month as it was while another one is on its way, and reads it once", async () => {
    const { store, asked } = storeOf();
    await store.showMonth("2026-12");
    const before = store.month("2026-12").state;
    await store.showMonth("2027-01");
    const count = asked.length;
    await store.showMonth("2026-12");
    expect(store.month("2026-12").state).toBe(before);
    expect(asked).toHaveLength(count);
  });
});

describe("an event", () => {
  it("is one, by its id and by its slug", async () => {
    const { store, keys } = storeOf({ opened: sampleEventDetail() });
    expect(await store.event("acara-11").open()).toBeNull();
    expect(await store.event("malam-baca").open()).toBeNull();
    expect(keys).toEqual(["acara-11"]);
    expect(store.event("malam-baca").opened.state.data).toMatchObject({ event: { id: "acara-11" }, asOf: TEST_NOW });
  });

  it("says why it is not there", async () => {
    expect(await storeOf().store.event("tidak-ada").open()).toMatchObject({ code: "not-found" });
  });
});

describe("what travels", () => {
  it("is what was asked for, and comes back without a call", async () => {
    const { store } = storeOf({ opened: sampleEventDetail() });
    expect([store.isAsked, store.snapshot()]).toEqual([false, {}]);
    await store.showList(FIRST);
    await store.event("malam-baca").open();
    const saved = store.snapshot();
    expect(Object.keys(saved)).toEqual(["agenda", "past", "events"]);
    const back = storeOf({}, saved);
    await back.store.showList(FIRST);
    await back.store.event("acara-11").open();
    expect([back.asked, back.keys]).toEqual([[], []]);
    expect(back.store.snapshot()).toEqual(saved);
  });
});
