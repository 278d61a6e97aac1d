/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it } from "@jest/globals";

import { Analytics } from "./Analytics";
import { isUnwilling } from "./isUnwilling";

const ID = "G-AB12CD34EF";
const SWITCH = `ga-disable-${ID}`;

/** What the library was told, as lists. */
const told = (): unknown[][] =>
  (globalThis.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)); // argument objects
const counted = () =>
  told().flatMap(([command, name, details]) => (command === "event" && name === "page_view" ? [details] : []));
const libraries = () => [...document.scripts].map(({ src }) => src);

let analytics: Analytics;

beforeEach(() => {
  globalThis.dataLayer = undefined;
  Object.assign(globalThis, { [SWITCH]: undefined });
  document.head.innerHTML = "<title>Beranda</title>";
  history.replaceState(null, "", "/");
  analytics = new Analytics(ID);
});

describe("Analytics (specification section 7.8)", () => {
  it("asks for nothing and keeps nothing before it is started", () => {
    analytics.countPage();
    analytics.stop();
    expect(libraries()).toEqual([]);
    expect(told()).toEqual([]);
  });

  it("loads the library once, tells it to count no address of a visitor and nothing for advertising", () => {
    analytics.start();
    analytics.start();
    expect(libraries()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
    expect(told().map(([command]) => command)).toEqual(["consent", "js", "config", "set", "event"]);
    expect(told()[0]?.[2]).toMatchObject({ analytics_storage: "granted", ad_storage: "denied" });
    expect(told()[2]).toEqual([
      "config",
      ID,
      expect.objectContaining({ send_page_view: false, anonymize_ip: true, allow_google_signals: false }),
    ]);
  });

  it("is told in argument objects, the only form that the library takes", () => {
    analytics.start();
    for (const command of globalThis.dataLayer ?? [])
      expect(Object.prototype.toString.call(command)).toBe("[object Arguments]");
  });

  it("counts the first page and each that follows, by addresses that name no visitor", () => {
    history.replaceState(null, "", "/Courses?search=Ratna&utm_source=surat#isi");
    analytics.start();
    history.replaceState(null, "", "/Courses/go?email=r@a.id");
    document.title = "Go";
    analytics.countPage();
    expect(counted()).toEqual([
      { page_location: `${location.origin}/Courses?utm_source=surat`, page_title: "Beranda", page_referrer: "" },
      {
        page_location: `${location.origin}/Courses/go`,
        page_title: "Go",
        page_referrer: `${location.origin}/Courses?utm_source=surat`,
      },
    ]);
  });

  it("falls silent and forgets the visitor when it is stopped, and goes on when it is started again", () => {
    analytics.start();
    document.cookie = "_ga=1; Path=/";
    document.cookie = "_ga_AB12CD34EF=2; Path=/";
    analytics.stop();
    analytics.countPage();
    expect(counted()).toHaveLength(1);
    expect(document.cookie).not.toContain("_ga");
    expect(Reflect.get(globalThis, SWITCH)).toBe(true);

    analytics.start();
    expect(Reflect.get(globalThis, SWITCH)).toBe(false);
    expect(counted()).toHaveLength(2);
    expect(libraries()).toHaveLength(1);
  });
});

describe("a visitor who does not want to be measured", () => {
  it.each([
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: "1" }, true],
    [{ globalPrivacyControl: false, doNotTrack: "0" }, false],
    [{ doNotTrack: null }, false],
    [{}, false],
  ])("is known by the browser's signals: %j", (signals, expected) => {
    expect(isUnwilling(signals)).toBe(expected);
  });
});
