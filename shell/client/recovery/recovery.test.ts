/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it, jest } from "@jest/globals";

import type { PageResult } from "../page/types";
import { takeReload } from "./takeReload";
import { tryTwice } from "./tryTwice";
import { keepTyped, restoreTyped } from "./typedText";

const NOW = 1_795_000_000_000;

beforeEach(() => {
  document.cookie = "chunk_reload_at=0; Max-Age=0; Path=/";
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe("takeReload (specification sections 4 and 9)", () => {
  it("allows one reload within 60 seconds, whichever tab asks", async () => {
    expect(await takeReload(NOW)).toBe(true);
    expect(await takeReload(NOW + 59_999)).toBe(false);
    expect(await takeReload(NOW + 60_000)).toBe(true);
  });

  it("asks one after another where tabs fail in the same instant", async () => {
    const names: string[] = [];
    const request = (name: string, run: () => boolean) => {
      names.push(name);
      return Promise.resolve(run());
    };
    Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
    try {
      expect(await Promise.all([takeReload(NOW), takeReload(NOW + 1)])).toEqual([true, false]);
      expect(names).toEqual(["chunk_reload_at", "chunk_reload_at"]);
    } finally {
      Reflect.deleteProperty(navigator, "locks");
    }
  });

  it("is not forgotten where a new version of the application clears local storage", async () => {
    await takeReload(NOW);
    localStorage.clear();
    expect(await takeReload(NOW + 1_000)).toBe(false);
  });

  it("is not held up by a clock that was set back", async () => {
    await takeReload(NOW);
    expect(await takeReload(NOW - 3_600_000)).toBe(true);
  });

  it("does not reload a page that could not come again, or that would reload for ever", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(await takeReload(NOW)).toBe(false);
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    jest.spyOn(document, "cookie", "set").mockImplementation(() => undefined);
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(await takeReload(NOW)).toBe(false);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

const PAGE = `<main>
  <input name="name"><input name="secret" type="password"><input name="city" value="Solo">
  <textarea name="words"></textarea><input name="agree" type="checkbox">
  <select name="level"><option>X</option><option>XI</option></select>
</main>`;

const field = (name: string): HTMLInputElement => {
  const found = document.querySelector(`[name=${name}]`);
  if (!found) throw new Error(`No field ${name}`);
  return found as HTMLInputElement; // or one of the two that share what is used here
};

const type = (): void => {
  document.body.innerHTML = PAGE;
  field("name").value = "Ratna Wulandari";
  field("secret").value = "rahasia";
  field("words").value = "Saya mengajar di Kudus.";
  field("agree").checked = true;
  field("level").value = "XI";
};

describe("what was typed", () => {
  it("is there again after the page was loaded anew, and tells the page of itself", () => {
    type();
    keepTyped();
    expect(JSON.stringify(sessionStorage)).not.toContain("rahasia");
    document.body.innerHTML = PAGE;
    const heard: string[] = [];
    document.addEventListener("input", (event) => heard.push((event.target as HTMLInputElement).name)); // a field
    restoreTyped();
    const values = ["name", "secret", "city", "words", "level"].map((name) => field(name).value);
    expect(values).toEqual(["Ratna Wulandari", "", "Solo", "Saya mengajar di Kudus.", "XI"]);
    expect(field("agree").checked).toBe(true);
    expect(heard).toEqual(expect.arrayContaining(["name", "words", "level"]));
  });

  it("is put back once, and on its own page only", () => {
    type();
    keepTyped();
    history.pushState(null, "", "/elsewhere");
    document.body.innerHTML = PAGE;
    restoreTyped();
    expect(field("name").value).toBe("");
    history.pushState(null, "", "/");
    restoreTyped();
    expect(field("name").value).toBe("Ratna Wulandari");
    document.body.innerHTML = PAGE;
    restoreTyped();
    expect(field("name").value).toBe("");
  });
});

describe("making a page whose code could not be had", () => {
  const failed = (phase: "chunk" | "loader"): PageResult => ({
    kind: "failed",
    remote: "courses",
    version: "1",
    phase,
    error: new Error(phase),
  });
  const makeAll = async (...results: PageResult[]) => {
    const reported: unknown[] = [];
    let asked = 0;
    const result = await tryTwice<PageResult>(
      () => Promise.resolve(results[asked++] ?? failed("chunk")),
      (problem) => void reported.push(problem),
    );
    return { result, asked, reported };
  };

  it("is tried a second time, and what failed is reported", async () => {
    const found: PageResult = { kind: "not-found" };
    expect(await makeAll(failed("chunk"), found)).toEqual({ result: found, asked: 2, reported: [failed("chunk")] });
  });

  it("ends with the second failure, which its caller reports", async () => {
    expect(await makeAll(failed("chunk"), failed("chunk"))).toMatchObject({
      asked: 2,
      result: { phase: "chunk" },
      reported: [failed("chunk")],
    });
  });

  it("leaves every other answer as it is", async () => {
    expect(await makeAll(failed("loader"))).toMatchObject({ asked: 1, reported: [] });
  });

  it("does not keep a visitor waiting twice: not for what took long to fail, nor without a connection", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
    expect(await makeAll(failed("chunk"))).toMatchObject({ asked: 1 });
    jest.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValueOnce(2_001);
    expect(await makeAll(failed("chunk"))).toMatchObject({ asked: 1 });
  });
});
