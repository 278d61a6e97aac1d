/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";

import type { LogEntry } from "@serambi/kernel/contracts";

import { ClickLog } from "./ClickLog";

const NOW = "2026-11-21T08:00:00.000Z";

let sent: LogEntry[];
let stops: (() => void)[];

const start = async (
  send: (entry: LogEntry) => Promise<void> = () => Promise.resolve(),
  patienceMs = 0,
): Promise<void> => {
  const log = new ClickLog({
    now: () => new Date(NOW),
    patienceMs,
    send: (entry) => {
      sent.push(entry);
      return send(entry);
    },
  });
  stops.push(log.start());
  await new Promise((resolve) => setTimeout(resolve));
};

const click = (href: string, type = "click", init: MouseEventInit = {}): void => {
  document.body.innerHTML = `<a href="${href}"><span>link</span></a>`;
  document.addEventListener(type, (event) => event.preventDefault(), { once: true });
  document.querySelector("span")?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
};

/** A click is logged once nothing else is to be done, or at the latest now. */
const leave = async (): Promise<void> => {
  dispatchEvent(new Event("pagehide"));
  await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => {
  sent = [];
  stops = [];
  sessionStorage.clear();
});
afterEach(() => {
  for (const stop of stops) stop();
  jest.restoreAllMocks();
});

describe("ClickLog (specification section 7.7)", () => {
  it("logs the first page load of a session, once", async () => {
    await start();
    await start();
    expect(sent).toEqual([{ from: "", to: location.href, type: "page_load", timestamp: NOW }]);
  });

  it("waits with it until the page is there, or is left", async () => {
    await start(undefined, 60_000);
    expect(sent).toEqual([]);
    dispatchEvent(new Event("pagehide"));
    dispatchEvent(new Event("pagehide"));
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toHaveLength(1);
  });

  it("logs the page that was opened, not the one that the visitor has gone to meanwhile", async () => {
    const opened = location.href;
    await start(undefined, 60_000);
    history.pushState(null, "", "/Courses");
    dispatchEvent(new Event("pagehide"));
    history.pushState(null, "", opened);
    expect(sent).toEqual([expect.objectContaining({ type: "page_load", to: opened })]);
  });

  it("tries a visit again on the next load of which nobody heard that it arrived before the page was left", async () => {
    await start(() => new Promise<never>(() => {}), 60_000);
    dispatchEvent(new Event("pagehide"));
    await start();
    expect(sent).toHaveLength(2);
    await start();
    expect(sent).toHaveLength(2);
  });

  it("tries a failed page load again on the next load, and warns only", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    await start(() => Promise.reject(new Error("offline")));
    expect(warn).toHaveBeenCalledTimes(1);
    await start();
    await start();
    expect(sent).toHaveLength(2);
  });

  it.each([
    ["a page of this site", "/Courses", "click", {}, "internal_navigation"],
    ["a page of this site by the keyboard", "/Courses", "click", { detail: 0 }, "internal_navigation"],
    ["a page of this site in another tab", "/Courses", "click", { ctrlKey: true }, "internal_navigation"],
    ["a page of this site by the middle button", "/Courses", "auxclick", { button: 1 }, "internal_navigation"],
    ["another site", "https://kemdikbud.example/", "click", {}, "external"],
    ["a mail address", "mailto:halo@serambi.example", "click", {}, "external"],
  ] as const)("logs a click on a link to %s", async (_what, href, event, init, type) => {
    await start();
    click(href, event, init);
    await leave();
    expect(sent.at(-1)).toEqual({ from: location.href, to: new URL(href, location.href).href, type, timestamp: NOW });
  });

  it("makes no call for a click while the page it leads to is still to be shown", async () => {
    await start();
    click("/Courses");
    await Promise.resolve();
    expect(sent).toHaveLength(1);
    await leave();
    await leave();
    expect(sent).toHaveLength(2);
  });

  it("leaves out of addresses what may name the visitor", async () => {
    await start();
    history.pushState(null, "", "/Courses?search=Ratna");
    click("https://account.example/auth?token=abc#def");
    history.pushState(null, "", "/");
    await leave();
    expect(sent.at(-1)).toMatchObject({ from: `${location.origin}/Courses`, to: "https://account.example/auth" });
  });

  it("is not told of clicks elsewhere, nor of the right button", async () => {
    await start();
    click("/Courses", "auxclick", { button: 2 });
    document.body.innerHTML = "<button>no link</button>";
    document.querySelector("button")?.click();
    await leave();
    expect(sent).toHaveLength(1);
  });
});
