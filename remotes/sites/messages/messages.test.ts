import { join } from "node:path";

import { describe, expect, it } from "@jest/globals";
import { conformTexts } from "@serambi/kernel/testing";

import { server } from "../remote.server";
import { messages as en } from "./pages.en";

describe("the texts", () => {
  it("count in English", () => {
    expect([en["festival.sessions"]("1"), en["festival.sessions"]("4")]).toEqual(["1 session", "4 sessions"]);
    expect([en["festival.seats"]("1"), en["festival.seats"]("412")]).toEqual(["1 seat left", "412 seats left"]);
  });
});

conformTexts({ server }, join(__dirname, ".."));
