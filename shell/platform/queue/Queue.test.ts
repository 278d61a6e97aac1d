import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";

import type { Database } from "../database/Database";
import { migrate } from "../database/migrate";
import { jobs } from "../database/schema";
import { describeEachEngine } from "../testing/describeEachEngine";
import { enqueue } from "./enqueue";
import { Queue, type JobHandler } from "./Queue";

const START_TIMEOUT_MS = 60_000;

describeEachEngine("the queue", (openEmpty) => {
  let db: Database;
  let now: Date;
  let failures: boolean[];

  beforeAll(async () => {
    db = await openEmpty();
    await migrate(db);
  }, START_TIMEOUT_MS);
  afterAll(() => db.close());
  beforeEach(async () => {
    now = new Date("2026-11-21T03:00:00Z");
    failures = [];
    await db.transaction((tx) => tx.delete(jobs));
  });

  const queueOf = (handler: JobHandler) =>
    new Queue({
      db,
      handlers: { note: handler },
      now: () => now,
      onFailure: (_, __, isFinal) => failures.push(isFinal),
    });
  const add = (count: number) =>
    db.transaction(async (tx) => {
      for (let number = 0; number < count; number += 1) await enqueue(tx, { kind: "note", payload: { number } }, now);
    });
  const left = () => db.transaction((tx) => tx.select().from(jobs));
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };

  it("does each job once, whoever shares them", async () => {
    await add(120);
    const done: unknown[] = [];
    const handler: JobHandler = { run: async (payload) => void done.push((payload as { number: number }).number) };
    const counts = await Promise.all([queueOf(handler).drain(), queueOf(handler).drain(), queueOf(handler).drain()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(120);
    expect(new Set(done).size).toBe(120);
    expect(await left()).toEqual([]);
  });

  it("has no job of a transaction that was taken back", async () => {
    const failed = db.transaction(async (tx) => {
      await enqueue(tx, { kind: "note", payload: {} }, now);
      throw new Error("taken back");
    });
    await expect(failed).rejects.toThrow("taken back");
    expect(await left()).toEqual([]);
  });

  it("tries a job again after longer and longer pauses, and keeps what failed for good", async () => {
    await add(1);
    let tries = 0;
    const queue = queueOf({
      run: async () => {
        tries += 1;
        throw new Error("the mail server is away");
      },
    });
    await queue.drain();
    await queue.drain();
    expect(tries).toBe(1);
    for (const pause of [5, 10, 20, 40, 80, 160, 320]) {
      later(pause);
      await queue.drain();
    }
    expect(tries).toBe(8);
    expect(failures).toEqual([false, false, false, false, false, false, false, true]);
    later(100_000);
    await queue.drain();
    expect(tries).toBe(8);
    expect(await left()).toEqual([
      expect.objectContaining({ failedAt: expect.any(Date), lastError: "Error: the mail server is away" }),
    ]);
  });

  it("does again what a killed process had taken, once its time is over", async () => {
    await add(1);
    // Never answers: as a process that was killed at work.
    void queueOf({ run: () => new Promise(() => undefined) }).drain();
    while ((await left())[0]?.attempts === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const queue = queueOf({});
    expect(await queue.drain()).toBe(0);
    later(61);
    expect(await queue.drain()).toBe(1);
  });

  it("records what was done in the transaction that ends the job, each by itself where one cannot be recorded", async () => {
    await add(3);
    const recorded: number[] = [];
    const queue = queueOf({
      record: async (tx, payload) => {
        const { number } = payload as { number: number };
        if (number === 1) throw new Error("cannot be recorded");
        await tx.select().from(jobs).limit(1);
        recorded.push(number);
      },
    });
    expect(await queue.drain()).toBe(2);
    expect(new Set(recorded)).toEqual(new Set([0, 2]));
    expect(await left()).toHaveLength(1);
  });
});
