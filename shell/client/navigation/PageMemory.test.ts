/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it } from "@jest/globals";

import type { Shown } from "../page/Shown";
import { PageMemory } from "./PageMemory";

const page = { kind: "page", remote: "sites" } as Shown["result"]; // all that is read of it

const shownAt = (key: string, result = page): Shown => ({
  location: { pathname: `/${key}`, search: "", hash: "", state: null, key },
  result,
  head: null,
  slots: new Map(),
  key: "",
  isSettled: true,
  versionOf: () => "",
});

let memory: PageMemory;

beforeEach(() => {
  memory = new PageMemory();
  document.body.innerHTML = "";
});

describe("the pages that a visitor came by", () => {
  it("are found by their places in the history, with what was typed on them", () => {
    document.body.innerHTML = `<main><input name="note"></main>`;
    const field = document.querySelector("input");
    if (field) field.value = "half a thought";
    const shown = shownAt("a");
    memory.keep(shown);
    expect(memory.find("a")).toEqual({ shown, typed: { "0 note": "half a thought" } });
    expect(memory.find("b")).toBeUndefined();
  });

  it("are no screens that say why there is no page: an older page at the same place goes with them", () => {
    memory.keep(shownAt("a"));
    memory.keep(shownAt("a", { kind: "not-found" }));
    expect(memory.find("a")).toBeUndefined();
  });

  it("are the twelve that were left last", () => {
    for (let index = 0; index < 12; index += 1) memory.keep(shownAt(`${index}`));
    memory.keep(shownAt("0"));
    memory.keep(shownAt("12"));
    expect(["0", "1", "2", "12"].map((key) => memory.find(key) !== undefined)).toEqual([true, false, true, true]);
  });

  it("are forgotten together", () => {
    memory.keep(shownAt("a"));
    memory.forget();
    expect(memory.find("a")).toBeUndefined();
  });
});
