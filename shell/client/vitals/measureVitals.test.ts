/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it } from "@jest/globals";

import { ARRIVAL } from "../navigation/arrival";
import { failure } from "../page/attempt";
import type { Shown } from "../page/Shown";
import { settled } from "../page/SlotView";
import { measureVitals, type MeasuredPage } from "./measureVitals";
import type { VitalsReport } from "./VitalsReport";

const VERSIONS: Readonly<Record<string, string>> = { sites: "3", courses: "1.2.0" };

const slot = (id: string, name: string): Shown["slots"] =>
  new Map([
    [
      id,
      {
        request: { id, name, props: {} },
        remote: "courses",
        minHeightRem: 0,
        outcome: settled(failure({ remote: "", version: "" }, "unknown", null)),
        isLate: false,
        retry: () => Promise.resolve(failure({ remote: "", version: "" }, "unknown", null)),
      },
    ],
  ]);

const page = (pathname: string): MeasuredPage => ({
  visit: {
    release: { id: "r-1", routes: [], slots: {}, families: {}, remotes: {} },
    slot: (name) => (name === "courses.featured.v1" ? { remote: "courses", minHeightRem: 0 } : undefined),
  },
  shown: {
    location: { pathname, search: "?search=Ratna", hash: "", state: null, key: "first" },
    result: failure({ remote: "sites", version: "3" }, "chunk", null),
    head: null,
    slots: new Map([...slot("a", "courses.featured.v1"), ...slot("b", "courses.featured.v1"), ...slot("c", "gone.v1")]),
    key: "page",
    isSettled: true,
    versionOf: (remote) => VERSIONS[remote] ?? "",
  },
});

let sent: VitalsReport[];
let tell: (name: string, value: number) => void;

const measure = (pathname = "/"): void =>
  measureVitals(page(pathname), {
    observe: (take) => (tell = (name, value) => take({ name, value })),
    fetched: () => [
      { name: "https://main.example/remotes/courses/1.2.0/e.js", startTime: 5, responseEnd: 95, transferSize: 300 },
    ],
    send: (report) => sent.push(report),
  });

beforeEach(() => {
  sent = [];
  tell = () => undefined;
  // What an earlier test left listening ends here.
  dispatchEvent(new Event("pagehide"));
  sent = [];
  Object.assign(navigator, { globalPrivacyControl: undefined });
});

describe("a page that is measured", () => {
  it("is told of once, when it is left: its last values, and each remote on it with its version", () => {
    measure();
    tell("LCP", 812.4);
    tell("CLS", 0.012345);
    tell("LCP", 1_234.5);
    dispatchEvent(new Event("pagehide"));
    dispatchEvent(new Event("pagehide"));
    expect(sent).toEqual([
      {
        path: "/",
        release: "r-1",
        remotes: [
          { remote: "sites", version: "3" },
          { remote: "courses", version: "1.2.0", loadMs: 90 },
        ],
        values: { LCP: 1_235, CLS: 0.0123 },
      },
    ]);
  });

  it("has what happens on the next page not counted for it", () => {
    measure();
    tell("INP", 40);
    dispatchEvent(new Event(ARRIVAL));
    tell("INP", 900);
    dispatchEvent(new Event("pagehide"));
    expect(sent.map(({ values }) => values)).toEqual([{ INP: 40 }]);
  });

  it("is not told of where nothing was measured, or another page stands there already", () => {
    measure();
    dispatchEvent(new Event("pagehide"));
    measure("/Courses");
    tell("LCP", 1_000);
    dispatchEvent(new Event("pagehide"));
    expect(sent).toEqual([]);
  });

  it("is not measured for a visitor who does not want it", () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    measure();
    tell("LCP", 1_000);
    dispatchEvent(new Event("pagehide"));
    expect(sent).toEqual([]);
  });
});
