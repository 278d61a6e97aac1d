import { describe, expect, it } from "@jest/globals";

import type { Asker } from "./FairQueue";
import { PlaceQueue, type Place } from "./PlaceQueue";

const asker = (tenant: string, visitor = "a"): Asker => ({ tenant, visitor });

describe("PlaceQueue", () => {
  let now = 0;
  const queueOf = (places: number) =>
    new PlaceQueue(
      { places, perTenant: places, perTenantAlone: places, perVisitor: places, overdueMs: 1_000, what: "calls" },
      () => now,
    );

  /** Lends a place to somebody who gives it back when they are told to. */
  const lend = (place: Place, ended: string[], name: string): void =>
    place.lend(() => {
      ended.push(name);
      place.leave();
    });

  it("gives a place to the next one when it is left, once", async () => {
    const queue = queueOf(1);
    const first = await queue.take(asker("demo"));
    const taken: string[] = [];
    const others = ["main", "talent"].map(async (name) => {
      const place = await queue.take(asker(name));
      taken.push(name);
      return place;
    });
    first.leave();
    first.leave();
    const second = await others[0];
    await new Promise(setImmediate);
    expect(taken).toEqual(["main"]);
    second?.leave();
    await others[1];
    expect(taken).toEqual(["main", "talent"]);
  });

  it("takes a place back that is kept for too long, while somebody waits for one", async () => {
    const queue = queueOf(2);
    const ended: string[] = [];
    lend(await queue.take(asker("demo")), ended, "slow");
    await queue.take(asker("demo"));
    now += 2_000;
    queue.endOverdue();
    expect(ended).toEqual([]);
    const waiting = queue.take(asker("main"));
    queue.endOverdue();
    expect(ended).toEqual(["slow"]);
    await expect(waiting).resolves.toHaveProperty("leave");
  });

  it("leaves a place to whoever has not had it for long", async () => {
    const queue = queueOf(1);
    const ended: string[] = [];
    const place = await queue.take(asker("demo"));
    lend(place, ended, "quick");
    const waiting = queue.take(asker("main"));
    now += 999;
    queue.endOverdue();
    expect(ended).toEqual([]);
    place.leave();
    await waiting;
  });
});
