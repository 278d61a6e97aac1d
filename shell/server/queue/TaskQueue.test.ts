import { describe, expect, it } from "@jest/globals";

import { TaskQueue } from "./TaskQueue";

/** A task that ends when it is told to. */
const held = () => {
  let end: (value: string) => void = () => undefined;
  const ending = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { run: () => ending, end };
};

/** Whatever waits for nothing else has happened after that. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const SOMEBODY = { tenant: "demo", visitor: "a" };

describe("TaskQueue", () => {
  it("runs as many at once as it may, the others in their order", async () => {
    const queue = new TaskQueue({ atOnce: 2, what: "pictures" });
    const started: number[] = [];
    const tasks = [0, 1, 2, 3].map(() => held());
    const all = tasks.map(({ run }, index) =>
      queue.run(SOMEBODY, () => {
        started.push(index);
        return run();
      }),
    );
    await settle();
    expect(started).toEqual([0, 1]);
    tasks[1]?.end("b");
    await settle();
    expect(started).toEqual([0, 1, 2]);
    for (const { end } of tasks) end("x");
    expect(await Promise.all(all)).toEqual(["x", "b", "x", "x"]);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it("asks whoever comes on top of those who wait to come again, and goes on after them", async () => {
    const queue = new TaskQueue({ atOnce: 1, what: "pictures", maxWaiting: 1 });
    const [first, second] = [held(), held()];
    const running = queue.run(SOMEBODY, first.run);
    const waiting = queue.run(SOMEBODY, second.run);
    await expect(queue.run(SOMEBODY, () => Promise.resolve(""))).rejects.toMatchObject({
      code: "unavailable",
      retryAfterSeconds: 2,
    });
    first.end("1");
    second.end("2");
    expect(await Promise.all([running, waiting])).toEqual(["1", "2"]);
    expect(await queue.run(SOMEBODY, () => Promise.resolve("3"))).toBe("3");
  });

  it("gives the place of a task that failed to the next", async () => {
    const queue = new TaskQueue({ atOnce: 1, what: "pictures" });
    const failing = queue.run(SOMEBODY, () => Promise.reject(new Error("no picture")));
    const next = queue.run(SOMEBODY, () => Promise.resolve("next"));
    await expect(failing).rejects.toThrow("no picture");
    expect(await next).toBe("next");
  });
});
