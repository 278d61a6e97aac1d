import { beforeEach, describe, expect, it } from "@jest/globals";

import type { Answer } from "./askPage";
import { PagesAhead } from "./PagesAhead";
import { FakeAsks, pageLine } from "./testing/fakeAsks";

let nowMs: number;
let asks: FakeAsks;
let ahead: PagesAhead;

const begin = (address: string) => ahead.begin(address, () => asks.ask({ pathname: address, search: "" }));
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  nowMs = 0;
  asks = new FakeAsks((address) => pageLine(address));
  ahead = new PagesAhead(() => new Date(nowMs));
});

describe("pages that were asked for ahead", () => {
  it("are asked for once and given away once", async () => {
    expect(begin("/a")).not.toBeNull();
    expect(begin("/a")).toBeNull();
    expect(asks.asked).toEqual(["/a"]);
    expect(await ahead.take("/a")?.answer).toMatchObject({ kind: "answer", head: { title: "/a" } });
    expect(ahead.take("/a")).toBeUndefined();
  });

  it("can be taken while they are on their way", async () => {
    asks = new FakeAsks();
    begin("/a");
    const taken = ahead.take("/a");
    asks.answer("/a", pageLine("/a"));
    expect(await taken?.answer).toMatchObject({ kind: "answer" });
  });

  it("stand for half a minute", async () => {
    begin("/a");
    begin("/b");
    await settled();
    nowMs = 29_999;
    expect(ahead.take("/a")).toBeDefined();
    nowMs = 30_000;
    expect(ahead.take("/b")).toBeUndefined();
    expect(begin("/b")).not.toBeNull();
  });

  it("are three at most on their way: who passes over a whole list wants none of it", async () => {
    asks = new FakeAsks();
    for (const address of ["/a", "/b", "/c", "/d"]) begin(address);
    expect(asks.asked).toEqual(["/a", "/b", "/c"]);
    asks.answer("/b", pageLine("/b"));
    await settled();
    expect(begin("/d")).not.toBeNull();
  });

  it("are not kept where they cannot be shown", async () => {
    const answers: Answer[] = [{ kind: "unreachable" }, { kind: "refused", status: 503 }, { kind: "reload" }];
    for (const answer of answers) {
      asks = new FakeAsks(() => answer);
      begin("/a");
      await settled();
      expect(ahead.take("/a")).toBeUndefined();
    }
  });

  it("are those of a few pages: the oldest gives way", async () => {
    for (let page = 0; page < 9; page += 1) {
      begin(`/${page}`);
      await settled();
    }
    expect([ahead.take("/0"), ahead.take("/1")]).toEqual([undefined, expect.anything()]);
  });

  it("are forgotten together", () => {
    begin("/a");
    ahead.forget();
    expect(ahead.take("/a")).toBeUndefined();
  });
});
