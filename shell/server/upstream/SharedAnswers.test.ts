import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { HttpClient } from "@serambi/kernel/http";

import { setTimeout } from "node:timers/promises";

import { SharedAnswers } from "./SharedAnswers";

const clientOf = (answer: () => Promise<unknown>) => {
  const asked: string[] = [];
  const client: HttpClient = {
    get: (path) => {
      asked.push(path);
      return answer();
    },
    create: (path) => {
      asked.push(path);
      return answer();
    },
  };
  return { client, asked };
};

const AN_HOUR = 3_600_000;
const fresh = (): Promise<unknown> => Promise.resolve({ at: {} });

describe("SharedAnswers", () => {
  it("asks once for all who ask the same within its time", async () => {
    const { client, asked } = clientOf(fresh);
    const shared = new SharedAnswers(AN_HOUR).over("main", "services", client);
    const [first, second] = await Promise.all([
      shared.get("class/active", { params: { page: 2 }, headers: { "x-request-id": "a" } }),
      shared.get("class/active", { params: { page: 2 }, headers: { "x-request-id": "b" } }),
    ]);
    expect(second).toBe(first);
    expect(asked).toEqual(["class/active"]);
  });

  it("keeps apart callers, hosts, paths and parameters", async () => {
    const { client, asked } = clientOf(fresh);
    const answers = new SharedAnswers(AN_HOUR);
    await answers.over("main", "services", client).get("class/active");
    await answers.over("demo", "services", client).get("class/active");
    await answers.over("main", "main", client).get("class/active");
    await answers.over("main", "services", client).get("class/overview");
    await answers.over("main", "services", client).get("class/active", { params: { page: 2 } });
    expect(asked).toHaveLength(5);
  });

  it("keeps no failure, shares no creating call and none that may be broken off", async () => {
    const { client, asked } = clientOf(() => Promise.reject(new AppError("offline", "No network")));
    const shared = new SharedAnswers(AN_HOUR).over("main", "services", client);
    const calls = [
      () => shared.get("class/active"),
      () => shared.get("class/active"),
      () => shared.create("school/register", {}),
      () => shared.create("school/register", {}),
      () => shared.get("class/overview", { signal: new AbortController().signal }),
      () => shared.get("class/overview", { signal: new AbortController().signal }),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow("No network");
    expect(asked).toHaveLength(6);
  });

  it("lets those who waited for a call that failed ask for themselves", async () => {
    let turn = 0;
    const { client } = clientOf(() =>
      (turn += 1) === 1 ? Promise.reject(new AppError("offline", "No network")) : fresh(),
    );
    const shared = new SharedAnswers(AN_HOUR).over("main", "services", client);
    const [first, second] = await Promise.allSettled([shared.get("class/active"), shared.get("class/active")]);
    expect([first.status, second.status]).toEqual(["rejected", "fulfilled"]);
  });

  describe("with an answer that has half of its time behind it", () => {
    let now: number;
    beforeEach(() => {
      now = 1_000;
      jest.spyOn(performance, "now").mockImplementation(() => now);
    });
    afterEach(() => void jest.restoreAllMocks());

    const begin = async () => {
      const open: { resolve: (answer: unknown) => void; reject: (error: Error) => void }[] = [];
      const { client, asked } = clientOf(() => new Promise((resolve, reject) => open.push({ resolve, reject })));
      const answers = new SharedAnswers(AN_HOUR);
      const get = () => answers.over("main", "services", client).get("class/active");
      const first = get();
      open[0]?.resolve("first");
      await first;
      return { answers, asked, get, open };
    };
    /** @param part of an answer's time */
    const pass = async (part: number): Promise<void> => {
      now += part * AN_HOUR;
      await setTimeout(5); // the cache looks at the clock once in a millisecond
    };

    it("asks anew beside it, once, and nobody waits for that", async () => {
      const { asked, get, open } = await begin();
      await pass(0.4);
      await get();
      expect(asked).toHaveLength(1);
      await pass(0.2);
      expect(await Promise.all([get(), get()])).toEqual(["first", "first"]);
      expect(asked).toHaveLength(2);
      await pass(0.1);
      open[1]?.resolve("second");
      await pass(0);
      expect(await get()).toBe("second");
      // Its time began when it was asked for.
      await pass(1);
      void get();
      expect(asked).toHaveLength(3);
    });

    it("keeps it to the end of its time where the next one fails", async () => {
      const { asked, get, open } = await begin();
      await pass(0.6);
      await get();
      open[1]?.reject(new AppError("offline", "No network"));
      await pass(0.3);
      expect(await get()).toBe("first");
      expect(asked).toHaveLength(2);
      await pass(0.2);
      void get();
      expect(asked).toHaveLength(3);
    });

    it("keeps no next one that was asked for before a change", async () => {
      const { answers, get, open } = await begin();
      await pass(0.6);
      await get();
      answers.forget();
      open[1]?.resolve("before the change");
      await pass(0);
      const next = get();
      open[2]?.resolve("after the change");
      expect(await next).toBe("after the change");
    });
  });

  it("asks anew once something was changed, and always where nothing is to be shared", async () => {
    const { client, asked } = clientOf(fresh);
    const answers = new SharedAnswers(AN_HOUR);
    const shared = answers.over("main", "services", client);
    await shared.get("class/active");
    answers.forget();
    await shared.get("class/active");
    expect(asked).toHaveLength(2);
    expect(new SharedAnswers(0).over("main", "services", client)).toBe(client);
  });
});
