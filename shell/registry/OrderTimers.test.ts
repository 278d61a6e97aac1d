import { setTimeout as sleep } from "node:timers/promises";
import { compileFunction } from "node:vm";

import { afterAll, beforeAll, expect, it, jest } from "@jest/globals";

import { OrderTimers, TimedOrder } from "./OrderTimers";

const timers = new OrderTimers();
let putBack: () => void;

beforeAll(() => {
  putBack = timers.install();
});
// Other tests of this process have the same objects of the language.
afterAll(() => putBack());

/** Code of a remote, known by its name in stacks. */
const remote = (code: string, called: (text: string) => void): Promise<void> => {
  const names = ["called", "setTimeout", "setInterval", "setImmediate"];
  const compiled = compileFunction(`return (async () => { ${code} })();`, names, {
    filename: "remote:courses@1.2.3",
  }) as (...given: readonly unknown[]) => Promise<void>;
  const realm = globalThis as unknown as Record<string, unknown>;
  return compiled(called, ...names.slice(1).map((name) => realm[name]));
};

const LOOPS: readonly (readonly [what: string, code: string])[] = [
  ["an interval", "setInterval(() => called('again'), 1);"],
  ["timers that begin the next one", "const next = () => { called('again'); setTimeout(next, 1); }; next();"],
  ["immediates that begin the next one", "const next = () => { called('again'); setImmediate(next); }; next();"],
  [
    "an endless function that sleeps",
    "(async () => { for (;;) { called('again'); await new Promise((done) => setTimeout(done, 1)); } })();",
  ],
];

it.each(LOOPS)("ends %s with the order that it was begun for", async (_what, code) => {
  let count = 0;
  const order = new TimedOrder();
  await new Promise<void>((done) => {
    const called = (): void => {
      count += 1;
      if (count === 3) done();
    };
    void timers.run(order, () => remote(code, called));
  });
  order.end();
  const before = count;
  await sleep(20);
  expect(count).toBe(before);
  expect(order.running).toEqual([]);
});

it("lets code wait within its order, and gives what it passes on", async () => {
  const called = jest.fn();
  await timers.run(new TimedOrder(), () =>
    remote("called(await new Promise((done) => setTimeout(done, 1, 'rested')));", called),
  );
  expect(called).toHaveBeenCalledWith("rested");
});

it("begins none without an order, and none when it has ended", async () => {
  const called = jest.fn();
  const order = new TimedOrder();
  order.end();
  await remote("setTimeout(called, 0, 'none');", called);
  await timers.run(order, () => remote("setTimeout(called, 0, 'over');", called));
  await sleep(5);
  expect(called).not.toHaveBeenCalled();
});

it("ends timers that take too much of an order, with what they go on to do, and says whose they are", async () => {
  const busy = "for (const until = Date.now() + 15; Date.now() < until;);";
  let order: TimedOrder | null = null;
  const spent = await new Promise((onSpent) => {
    order = new TimedOrder({ limitMs: 20, onSpent });
    void timers.run(order, () => remote(`setInterval(async () => { await null; ${busy} }, 1);`, () => undefined));
  });
  expect(spent).toEqual({ remote: "courses", version: "1.2.3", ms: expect.any(Number) });
  expect(order).toMatchObject({ running: [] });
});
