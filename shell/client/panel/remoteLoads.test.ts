import { describe, expect, it } from "@jest/globals";

import { remoteLoads } from "./remoteLoads";

const remote = (id: string, entry: string) => ({ id, version: "1", entry, integrity: "", container: id });
const file = (name: string, startTime: number, responseEnd: number, encodedBodySize: number) => ({
  name,
  startTime,
  responseEnd,
  encodedBodySize,
});

describe("what remotes cost a browser", () => {
  it("is told of those that are on the page or of which anything was loaded, by the folder of their version", () => {
    const remotes = {
      sites: remote("sites", "/remotes/sites/1/remoteEntry.js"),
      courses: remote("courses", "http://127.0.0.1:4300/secret/b2/remoteEntry.js"),
      blog: remote("blog", "/remotes/blog/1/remoteEntry.js"),
      chat: remote("chat", "/remotes/chat/1/remoteEntry.js"),
    };
    const files = [
      file("https://main.example/remotes/sites/1/remoteEntry.js", 100, 140, 4_000),
      file("https://main.example/remotes/sites/1/page-home.js", 110, 190, 6_000),
      file("https://main.example/remotes/sites/1/slot-news.js", 700, 710, 500),
      file("https://main.example/remotes/sites/12/page-home.js", 10, 900, 1),
      file("http://127.0.0.1:4300/secret/b1/remote.js", 10, 20, 1),
      file("http://127.0.0.1:4300/secret/b2/remote.js", 300, 310, 50_000),
    ];
    expect(remoteLoads(remotes, new Set(["blog", "sites"]), files, "https://main.example/Courses")).toEqual([
      { id: "blog", version: "1", files: 0, bytes: 0, tookMs: null },
      { id: "courses", version: "1", files: 1, bytes: 50_000, tookMs: 10 },
      { id: "sites", version: "1", files: 3, bytes: 10_500, tookMs: 100 },
    ]);
  });

  it("is nothing for a local build that has not come", () => {
    expect(remoteLoads({ courses: remote("courses", "") }, new Set(["courses"]), [], "https://main.example/")).toEqual([
      { id: "courses", version: "1", files: 0, bytes: 0, tookMs: null },
    ]);
  });
});
