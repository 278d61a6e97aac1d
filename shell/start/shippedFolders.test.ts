import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { readEnv } from "../server/env/readEnv";
import { isWorkshopOn, shippedFolders } from "./shippedFolders.mjs";

let remotes = "";

beforeEach(() => {
  remotes = mkdtempSync(join(tmpdir(), "serambi remotes "));
  for (const [name, serambi] of [
    ["courses", undefined],
    ["benches", { only: "workshop" }],
  ] as const) {
    mkdirSync(join(remotes, name));
    writeFileSync(join(remotes, name, "package.json"), JSON.stringify({ name, serambi }));
  }
});

afterEach(() => rmSync(remotes, { recursive: true, force: true }));

describe("shippedFolders", () => {
  it("leaves out what is only for the workshop where that is closed", () => {
    expect(shippedFolders(remotes, false)).toEqual(["courses"]);
    expect(shippedFolders(remotes, true)).toEqual(["benches", "courses"]);
  });

  it("finds nothing in an installation without sources", () => {
    expect(shippedFolders(join(remotes, "none"), true)).toEqual([]);
  });
});

describe("isWorkshopOn", () => {
  it.each([
    {},
    { WORKSHOP: "on" },
    { WORKSHOP: "off" },
    { WORKSHOP: " " },
    { NODE_ENV: "development" },
    { NODE_ENV: "development", WORKSHOP: "off" },
    { NODE_ENV: "production", WORKSHOP: "on" },
  ])("is of one mind with the server about %p", (source) => {
    expect(isWorkshopOn(source)).toBe(readEnv(source).isWorkshopOn);
  });
});
