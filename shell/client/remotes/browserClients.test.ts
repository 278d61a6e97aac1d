import { beforeEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { HttpClient } from "@serambi/kernel/http";

import { LoadingBar } from "../progress/LoadingBar";
import { browserClients } from "./browserClients";

let calls: string[];
let isDown: boolean;
let tracked: number;
let written: number;

const answer = async (call: string): Promise<number> => {
  calls.push(call);
  if (isDown) throw new AppError("offline", "down");
  return calls.length;
};
const open = (host: string): Promise<HttpClient> =>
  Promise.resolve({
    get: (path, options) => answer(`${host} ${path} ${JSON.stringify(options?.params ?? {})}`),
    create: (path, body) => answer(`POST ${host} ${path} ${JSON.stringify(body)}`),
  });

class CountingBar extends LoadingBar {
  override track = <T>(work: Promise<T>): Promise<T> => {
    tracked += 1;
    return work;
  };
}

const clients = () => browserClients(new CountingBar(), () => void (written += 1), open);

beforeEach(() => {
  [calls, isDown, tracked, written] = [[], false, 0, 0];
});

describe("the hosts in a browser", () => {
  it("are called by their names, also those that the operator named, and the bar shows it", async () => {
    const http = clients();
    await expect(http.services.get("class/active", { params: { page: 1 } })).resolves.toBe(1);
    await http.named("library").get("books");
    expect(calls).toEqual(['services class/active {"page":1}', "library books {}"]);
    expect([tracked, written]).toEqual([2, 0]);
  });

  it("tell when something was created, or may have been", async () => {
    const http = clients();
    await http.services.create("team/register", { name: "Tiga" });
    expect(calls).toEqual(['POST services team/register {"name":"Tiga"}']);
    expect([tracked, written]).toEqual([1, 1]);
    isDown = true;
    await expect(http.services.create("team/register", {})).rejects.toThrow("down");
    expect(written).toBe(2);
  });
});
