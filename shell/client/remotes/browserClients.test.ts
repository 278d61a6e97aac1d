import { beforeEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { HostName } from "@serambi/kernel/contracts";
import type { HttpClient } from "@serambi/kernel/http";

import { AnswersAhead } from "../ahead/AnswersAhead";
import { LoadingBar } from "../progress/LoadingBar";
import { browserClients } from "./browserClients";

let calls: string[];
/** How many of the next calls fail. */
let failures: number;
let begun: number;

const open = (host: HostName): Promise<HttpClient> =>
  Promise.resolve({
    get: async (path, options) => {
      calls.push(`${host} ${path} ${JSON.stringify(options?.params ?? {})}`);
      if (failures-- > 0) throw new AppError("offline", "down");
      return calls.length;
    },
    create: async (path) => {
      calls.push(`POST ${host} ${path}`);
      return calls.length;
    },
  });

class CountingBar extends LoadingBar {
  override track = <T>(work: Promise<T>): Promise<T> => {
    begun += 1;
    return work;
  };
}

const clients = () => browserClients(new CountingBar(), new AnswersAhead(() => new Date(0)), open);
const always = () => true;
const params = { page: 1 };

beforeEach(() => {
  [calls, failures, begun] = [[], 0, 0];
});

describe("the hosts in a browser", () => {
  it("are not asked a second time for what came ahead, which shows no bar", async () => {
    const { seen, ahead } = clients();
    await ahead(always).services.get("class/active", { params });
    expect(begun).toBe(0);
    await expect(seen.services.get("class/active", { params })).resolves.toBe(1);
    expect(calls).toHaveLength(1);
    await seen.services.get("class/active", { params });
    expect([calls.length, begun]).toEqual([2, 1]);
  });

  it("are asked anew for anything else: another host, path or parameter", async () => {
    const { seen, ahead } = clients();
    await ahead(always).services.get("class/active", { params });
    await seen.services.get("class/active", { params: { page: 2 } });
    await seen.services.get("class/overview", { params });
    await seen.main.get("class/active", { params });
    expect(calls).toHaveLength(4);
  });

  it("are asked anew where what came ahead failed", async () => {
    const { seen, ahead } = clients();
    failures = 1;
    const tried = ahead(always).services.get("class/overview");
    const wanted = seen.services.get("class/overview");
    await expect(tried).rejects.toThrow("down");
    await expect(wanted).resolves.toBe(2);
  });

  it("are asked nothing ahead that nobody waits for any more, and create nothing ahead", async () => {
    const { ahead } = clients();
    await expect(ahead(() => false).services.get("class/active")).rejects.toThrow("Nobody waits");
    await expect(ahead(always).services.create("team/register", {})).rejects.toThrow("Nothing is created");
    expect(calls).toEqual([]);
  });

  it("may answer otherwise after something was created", async () => {
    const { seen, ahead } = clients();
    await ahead(always).services.get("class/active");
    await seen.services.create("team/register", {});
    await seen.services.get("class/active");
    expect(calls).toHaveLength(3);
  });
});
