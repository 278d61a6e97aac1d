import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { eq } from "drizzle-orm";

import { inTenant } from "../../database/inTenant";
import { clickLog, tenants } from "../../database/schema";
import { describeWithDatabase } from "../../testing/describeEachEngine";
import { TestPlatform } from "../../testing/TestPlatform";
import { pruneClickLog } from "./pruneClickLog";
import { startPruning } from "./startPruning";

const OPEN_TIMEOUT_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const NOW = new Date("2026-11-21T03:00:00Z");

describeWithDatabase("pruning of the click log", (openEmpty) => {
  let platform: TestPlatform;
  let ids: string[];

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty());
    const rows = await platform.db.transaction((tx) => tx.select({ id: tenants.id }).from(tenants));
    ids = rows.map(({ id }) => id);
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());
  beforeEach(async () => {
    for (const id of ids) await inTenant(platform.db, id, (tx) => tx.delete(clickLog).where(eq(clickLog.tenantId, id)));
  });

  const keep = (tenantId: string, agesInDays: readonly number[]) =>
    inTenant(platform.db, tenantId, (tx) =>
      tx.insert(clickLog).values(
        agesInDays.map((days) => ({
          tenantId,
          from: "",
          to: `https://melati.example/${days}`,
          type: "page_load" as const,
          happenedAt: NOW,
          receivedAt: new Date(NOW.getTime() - days * DAY_MS),
        })),
      ),
    );
  const keptFor = async (tenantId: string): Promise<string[]> => {
    const rows = await inTenant(platform.db, tenantId, (tx) => tx.select({ to: clickLog.to }).from(clickLog));
    return rows.map(({ to }) => new URL(to).pathname).toSorted();
  };

  it("removes what is older than 90 days, of every tenant, and nothing else", async () => {
    const [one = "", other = ""] = ids;
    await keep(one, [0, 89, 90, 91, 400]);
    await keep(other, [1, 92]);
    expect(await pruneClickLog(platform.db, NOW)).toBe(3);
    expect(await keptFor(one)).toEqual(["/0", "/89", "/90"]);
    expect(await keptFor(other)).toEqual(["/1"]);
    expect(await pruneClickLog(platform.db, NOW)).toBe(0);
  });

  it("goes on in batches until nothing old is left", async () => {
    const [one = ""] = ids;
    await keep(one, [1, ...Array.from({ length: 7 }, (_, index) => 100 + index)]);
    expect(await pruneClickLog(platform.db, NOW, 3)).toBe(7);
    expect(await keptFor(one)).toEqual(["/1"]);
  });
});

describe("when the click log is pruned", () => {
  beforeAll(() => {
    jest.useFakeTimers();
  });
  afterAll(() => {
    jest.useRealTimers();
  });

  it("is a minute after the start and then once a day, also after a round that failed, until it is stopped", async () => {
    const failures: unknown[] = [];
    let rounds = 0;
    const stop = startPruning(
      async () => {
        rounds += 1;
        throw new Error(`round ${rounds}`);
      },
      (error) => failures.push(error),
    );
    await jest.advanceTimersByTimeAsync(59_999);
    expect(rounds).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(rounds).toBe(1);
    await jest.advanceTimersByTimeAsync(2 * DAY_MS);
    expect(rounds).toBe(3);
    expect(failures.map(String)).toEqual(["Error: round 1", "Error: round 2", "Error: round 3"]);
    await stop();
    await jest.advanceTimersByTimeAsync(2 * DAY_MS);
    expect(rounds).toBe(3);
  });

  it("lets a round end that is under way when it is stopped", async () => {
    let end: () => void = () => undefined;
    const stop = startPruning(
      () => new Promise<void>((resolve) => (end = resolve)),
      () => undefined,
    );
    await jest.advanceTimersByTimeAsync(60_000);
    let isStopped = false;
    const stopping = stop().then(() => (isStopped = true));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(isStopped).toBe(false);
    end();
    await stopping;
    expect(isStopped).toBe(true);
  });
});
