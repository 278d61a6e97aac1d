/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it } from "@jest/globals";

import { BuildFeed, type Build } from "./BuildFeed";

/** The browser's connection, with what it is told. */
class FakeEvents extends EventTarget {
  isClosed = false;
  close = (): void => void (this.isClosed = true);
  say = (news: unknown): void =>
    void this.dispatchEvent(
      new MessageEvent("message", { data: typeof news === "string" ? news : JSON.stringify(news) }),
    );
}

const NEVER_MS = 3_600_000;

describe("what a page hears of a local build", () => {
  let events: FakeEvents;
  let opened: string[];
  let builds: Build[];
  let feed: BuildFeed;

  beforeEach(() => {
    events = new FakeEvents();
    opened = [];
    builds = [];
    feed = new BuildFeed(
      "http://127.0.0.1:4300/secret",
      (build) => builds.push(build),
      (address) => {
        opened.push(address);
        return events as unknown as EventSource; // of which it uses what there is
      },
    );
  });

  it("is each build once, and how the next one fares", () => {
    expect(opened).toEqual(["http://127.0.0.1:4300/secret/events"]);
    expect(feed.status).toBe("waiting");
    events.say({ kind: "built", build: "b1", container: "c1" });
    expect(feed.status).toBe("shown");
    events.say({ kind: "building" });
    expect(feed.status).toBe("building");
    events.say({ kind: "failed", errors: "a comma is missing" });
    expect(feed.status).toBe("failed");
    events.say({ kind: "built", build: "b2", container: "c2" });
    expect(builds).toEqual([
      { build: "b1", container: "c1" },
      { build: "b2", container: "c2" },
    ]);
  });

  it("is nothing new when the connection comes back to the same build", () => {
    events.say({ kind: "built", build: "b1", container: "c1" });
    events.dispatchEvent(new Event("error"));
    expect(feed.status).toBe("unreachable");
    events.say({ kind: "built", build: "b1", container: "c1" });
    expect([feed.status, builds.length]).toEqual(["shown", 1]);
  });

  it.each([
    { kind: "built" },
    { kind: "built", build: "../b1", container: "c1" },
    { kind: "built", build: "b1", container: "a.b" },
    { kind: "else" },
    null,
  ])("is nothing where %j is said", (news) => {
    events.say(news);
    expect([feed.status, builds]).toEqual(["waiting", []]);
  });

  it("is waited for until there is a build, or nobody to hear of", async () => {
    const first = feed.first(NEVER_MS);
    events.say({ kind: "built", build: "b1", container: "c1" });
    await first;
    await feed.first(NEVER_MS);
    const next = new BuildFeed(
      "",
      () => undefined,
      () => events as unknown as EventSource,
    );
    const nobody = next.first(NEVER_MS);
    events.dispatchEvent(new Event("error"));
    await nobody;
    expect(next.status).toBe("unreachable");
    next.close();
    expect(events.isClosed).toBe(true);
  });
});
