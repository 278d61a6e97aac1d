import { describe, expect, it } from "@jest/globals";

import { isCallNotMade } from "../errors/CallNotMade";
import { FairQueue, type Asker, type FairQueueOptions } from "./FairQueue";

const asker = (tenant: string, visitor = "a", more: Partial<Asker> = {}): Asker => ({ tenant, visitor, ...more });

describe("FairQueue", () => {
  /** Work in the order in which it began, each with what ends it. */
  let begun: { readonly name: string; readonly end: () => void }[] = [];

  const queueOf = (atOnce: number, options: Partial<FairQueueOptions> = {}) => {
    begun = [];
    let running = 0;
    const queue = new FairQueue({
      hasRoom: () => running < atOnce,
      perTenant: atOnce,
      perTenantAlone: atOnce,
      perVisitor: atOnce,
      maxWaiting: 100,
      maxWaitingOfOne: 100,
      what: "pages",
      ...options,
    });
    const ask = (name: string, by: Asker): Promise<string> =>
      queue.run(by, async () => {
        running += 1;
        await new Promise<void>((end) => begun.push({ name, end }));
        running -= 1;
        return name;
      });
    return { queue, ask };
  };
  const names = (): string[] => begun.map(({ name }) => name);
  const endAll = async (): Promise<void> => {
    for (let ended = 0; ended < begun.length; ended += 1) {
      begun[ended]?.end();
      await new Promise(setImmediate);
    }
  };

  it("serves tenants in turn, and their visitors in turn: who asks often waits behind itself", async () => {
    const { ask } = queueOf(1);
    const all = [
      ...[1, 2, 3, 4].map((number) => ask(`demo a${number}`, asker("demo"))),
      ask("demo b1", asker("demo", "b")),
      ask("main 1", asker("main")),
      ask("talent 1", asker("talent")),
    ];
    await endAll();
    await Promise.all(all);
    expect(names()).toEqual(["demo a1", "demo a2", "main 1", "talent 1", "demo b1", "demo a3", "demo a4"]);
  });

  it("begins no more at once than there is room for, though several come free in one go", async () => {
    const { queue, ask } = queueOf(2);
    const all = [1, 2, 3, 4, 5].map((number) => ask(String(number), asker("demo", String(number))));
    expect(names()).toEqual(["1", "2"]);
    queue.next();
    expect(names()).toEqual(["1", "2"]);
    await endAll();
    expect(await Promise.all(all)).toEqual(["1", "2", "3", "4", "5"]);
  });

  it("leaves places to others: no tenant and no visitor has more under way than its share", async () => {
    const { ask } = queueOf(4, { perTenant: 2, perVisitor: 1 });
    void ask("main", asker("main"));
    void ["a", "a", "b", "c"].map((visitor) => ask(`demo ${visitor}`, asker("demo", visitor)));
    void ask("main", asker("main", "b"));
    expect(names()).toEqual(["main", "demo a", "demo b", "main"]);
    await endAll();
    expect(names().slice(4)).toEqual(["demo a", "demo c"]);
  });

  it("gives a tenant that is alone more than its share, and leaves room for the next", async () => {
    const { ask } = queueOf(4, { perTenant: 1, perTenantAlone: 3, perVisitor: 1 });
    for (const name of ["1", "2", "3", "4"]) void ask(name, asker("demo"));
    expect(names()).toEqual(["1", "2", "3"]);
    void ask("main", asker("main"));
    expect(names()).toEqual(["1", "2", "3", "main"]);
    await endAll();
  });

  it("drops work that nobody waits for any more", async () => {
    const { queue, ask } = queueOf(1);
    const leaving = new AbortController();
    const first = ask("first", asker("demo"));
    const left = ask("left", asker("demo", "b", { gone: leaving.signal }));
    const last = ask("last", asker("demo", "c"));
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: "unavailable" });
    await expect(ask("late", asker("demo", "b", { gone: leaving.signal }))).rejects.toThrow("nobody waits");
    expect(queue.length).toBe(1);
    await endAll();
    await Promise.all([first, last]);
    expect(names()).toEqual(["first", "last"]);
  });

  it("refuses work whose turn does not come in time, and says when to come again", async () => {
    const { ask } = queueOf(1);
    const first = ask("first", asker("demo"));
    await expect(ask("late", asker("main", "a", { patienceMs: 5 }))).rejects.toMatchObject({
      code: "unavailable",
      retryAfterSeconds: 2,
    });
    await endAll();
    expect(await first).toBe("first");
  });

  it("is full at the cost of the longest line, and of whoever asks too often", async () => {
    const { ask } = queueOf(1, { maxWaiting: 4, maxWaitingOfOne: 2 });
    const first = ask("first", asker("demo"));
    const oldest = ask("oldest", asker("demo"));
    const others = [ask("b", asker("demo", "b")), ask("b", asker("demo", "b")), ask("main", asker("main"))];
    await expect(ask("one too many", asker("demo", "b"))).rejects.toThrow("by one visitor");
    const talent = ask("talent", asker("talent"));
    // Nothing for the log: a flood would fill it.
    expect(isCallNotMade(await oldest.catch((error: unknown) => error))).toBe(true);
    await expect(oldest).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 2 });
    await endAll();
    expect(await Promise.all([first, ...others, talent])).toEqual(["first", "b", "b", "main", "talent"]);
  });

  it("gives the place of work that failed to the next", async () => {
    const { queue, ask } = queueOf(1);
    const failing = queue.run(asker("demo"), () => Promise.reject(new Error("no page")));
    const next = ask("next", asker("demo"));
    await expect(failing).rejects.toThrow("no page");
    await endAll();
    expect(await next).toBe("next");
  });
});
