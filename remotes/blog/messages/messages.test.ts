import { join } from "node:path";

import { describe, expect, it } from "@jest/globals";
import { conformTexts } from "@serambi/kernel/testing";

import { server } from "../remote.server";
import { messages as en } from "./lists.en";

describe("the texts", () => {
  it("count in English", () => {
    expect([en["list.found"]("1", 1), en["list.found"]("1,200", 1200)]).toEqual(["1 article", "1,200 articles"]);
    expect(en["list.foundFor"](en["list.found"]("1", 1), "boat")).toBe("1 article for “boat”");
  });
});

conformTexts({ server }, join(__dirname, ".."));
