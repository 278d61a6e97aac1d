/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { beforeLeaving } from "@serambi/kernel/remote";

import { watchSession } from "./watchSession";

const covered = jest.fn();
const cover = () => Promise.resolve({ coverPage: covered });
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  covered.mockReset();
  localStorage.clear();
  localStorage.setItem("access_token", "cookie");
  localStorage.setItem("session", "larasati");
  stop = watchSession("larasati", "en", cover);
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  jest.useRealTimers();
});

const otherTab = async (key: string | null): Promise<void> => {
  dispatchEvent(new StorageEvent("storage", { key }));
  await jest.advanceTimersByTimeAsync(1_000);
};

describe("a page that was made for somebody", () => {
  it("is covered, once, when another tab logs out or somebody else logs in", async () => {
    localStorage.removeItem("access_token");
    await otherTab("access_token");
    await otherTab("session");
    expect(covered.mock.calls).toEqual([["en"]]);
  });

  it("is covered when it comes back out of the browser's memory and the session is another's", async () => {
    localStorage.setItem("session", "theresia");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await jest.advanceTimersByTimeAsync(0);
    expect(covered).toHaveBeenCalledTimes(1);
  });

  it("stays when another tab only clears what it keeps and marks its session anew", async () => {
    localStorage.clear();
    dispatchEvent(new StorageEvent("storage", { key: null }));
    localStorage.setItem("access_token", "cookie");
    localStorage.setItem("session", "larasati");
    await jest.advanceTimersByTimeAsync(1_000);
    expect(covered).not.toHaveBeenCalled();
  });

  it("sends what is unsent before its person logs out, then keeps nothing of them", async () => {
    document.body.innerHTML = `<form method="post" action="/Logout"><button>Log out</button></form>`;
    const form = document.querySelector("form");
    if (!form) throw new Error("There is no form");
    const submit = jest.spyOn(form, "submit").mockImplementation(() => undefined);
    localStorage.setItem("learning_progress", "hers");
    localStorage.setItem("theme", "dark");
    let send = (): void => undefined;
    const unlisten = beforeLeaving(() => new Promise<void>((resolve) => (send = resolve)));
    form.requestSubmit();
    await jest.advanceTimersByTimeAsync(100);
    expect([submit.mock.calls.length, localStorage.getItem("learning_progress")]).toEqual([0, "hers"]);
    send();
    await jest.advanceTimersByTimeAsync(0);
    unlisten();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(Object.keys(localStorage)).toEqual(["theme"]);
  });
});
