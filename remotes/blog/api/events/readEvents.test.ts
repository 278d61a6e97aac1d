import { describe, expect, it } from "@jest/globals";
import { TEST_NOW } from "@serambi/kernel/testing";

import type { EventSummary } from "../../contract/hosts/posts";
import { fakeEvents } from "../../testing/events/fakeEvents";
import { exhibition, sampleEvent, workshop } from "../../testing/events/sampleEvents";
import { readAgenda } from "./readAgenda";
import { readMonth } from "./readMonth";

const ALL = [workshop, exhibition, sampleEvent()];

const many = (count: number, changes: (index: number) => Partial<EventSummary> = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    sampleEvent({ id: `acara-${index}`, slug: `acara-${index}`, ...changes(index) }),
  );

const agendaOf = (events: readonly EventSummary[]) =>
  readAgenda(fakeEvents({ now: TEST_NOW, events }).client, TEST_NOW);

const monthOf = async (month: string, events: readonly EventSummary[] = ALL) => {
  const { client, asked } = fakeEvents({ now: TEST_NOW, events });
  const { items, isWhole } = await readMonth(client, month, TEST_NOW);
  return { slugs: items.map(({ slug }) => slug), isWhole, ahead: asked.filter(({ isActive }) => isActive) };
};

describe("what is to come", () => {
  it("is the soonest first, with the kinds of all events", async () => {
    expect(await agendaOf(ALL)).toMatchObject({
      items: [{ slug: "malam-baca" }, { slug: "lokakarya" }],
      types: ["talk", "workshop", "exhibition"],
      isWhole: true,
    });
  });

  it("has an event that is under way", async () => {
    const { items } = await agendaOf([sampleEvent({ startsAt: "2026-11-20T00:00:00Z" }), exhibition]);
    expect(items.map(({ slug }) => slug)).toEqual(["malam-baca"]);
  });

  it("says when the host has more than it tells at once", async () => {
    const { items, isWhole } = await agendaOf(many(60));
    expect([items.length, isWhole]).toEqual([50, false]);
  });
});

describe("a month", () => {
  it("has what begins in it, in order", async () => {
    expect((await monthOf("2026-12")).slugs).toEqual(["malam-baca", "lokakarya"]);
    expect((await monthOf("2026-11")).slugs).toEqual([]);
    expect((await monthOf("2026-09")).slugs).toEqual(["pameran-peta"]);
  });

  it("has an event of several days that lasts into it", async () => {
    const long = sampleEvent({
      slug: "lama",
      startsAt: "2026-11-28T02:00:00+07:00",
      endsAt: "2027-01-03T02:00:00+07:00",
    });
    for (const [month, slugs] of [
      ["2026-11", ["lama"]],
      ["2026-12", ["lama"]],
      ["2027-01", ["lama"]],
      ["2027-02", []],
    ] as const)
      expect((await monthOf(month, [long])).slugs).toEqual(slugs);
  });

  it("goes by the day on the event's own clock", async () => {
    const night = sampleEvent({ startsAt: "2027-01-01T01:00:00+09:00", endsAt: "2027-01-01T02:00:00+09:00" });
    expect((await monthOf("2026-12", [night])).slugs).toEqual([]);
    expect((await monthOf("2027-01", [night])).slugs).toEqual(["malam-baca"]);
  });

  it("is read over as many pages as it needs, and no more", async () => {
    const day = (index: number) => new Date(Date.UTC(2026, 11, 1 + index, 3)).toISOString();
    const events = many(140, (index) => ({ startsAt: day(index), endsAt: day(index) }));
    const { slugs, isWhole, ahead } = await monthOf("2027-01", events);
    expect([slugs.length, isWhole]).toEqual([31, true]);
    expect(ahead.map(({ page }) => page)).toEqual([1, 2]);
  });

  it("says that it is not whole where a host has more than can be asked for", async () => {
    const { isWhole, ahead } = await monthOf("2026-12", many(600));
    expect([isWhole, ahead.length]).toEqual([false, 10]);
  });
});
