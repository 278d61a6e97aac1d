import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { HttpClient } from "@serambi/kernel/http";

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
