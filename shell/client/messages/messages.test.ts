import { describe, expect, it } from "@jest/globals";

import { messages as en } from "./en";
import { messages as id } from "./id";
import { loadMessages } from "./index";

describe("the shell's texts", () => {
  it("have the same keys in both languages and none that is empty", () => {
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(id).toSorted());
    for (const catalogue of [id, en])
      for (const text of Object.values(catalogue))
        expect(typeof text === "function" ? text("Serambi") : text.trim()).not.toBe("");
  });

  it("load in the language that is asked for", async () => {
    expect(await loadMessages("id")).toBe(id);
    expect(await loadMessages("en")).toBe(en);
  });
});
