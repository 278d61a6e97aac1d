import { join } from "node:path";

import { describe, expect, it } from "@jest/globals";
import { conformTexts } from "@serambi/kernel/testing";

import { CHAPTER_KINDS, CLASS_STATES } from "../contract/hosts/classes";
import { server } from "../remote.server";
import { en, id } from "../testing/allTexts";

describe("the badges (specification section 2.4)", () => {
  it("have the specification's words, and their translation", () => {
    const badges = (t: typeof en) => CLASS_STATES.map((state) => t[`state.${state}`]);
    expect(badges(id)).toEqual([
      "Akan Datang",
      "Pendaftaran Dibuka",
      "Sedang Berlangsung",
      "Telah Selesai",
      "Segera Dimulai",
    ]);
    expect(badges(en)).toEqual(["Coming soon", "Registration open", "In progress", "Ended", "Starting soon"]);
  });
});

describe("the texts", () => {
  it("name every kind of chapter", () => {
    for (const kind of CHAPTER_KINDS) expect(id[`kind.${kind}`]).toMatch(/\w/);
  });

  it("count in English", () => {
    expect(en.found("1")).toBe("1 course");
    expect(en.foundOf("1", "24")).toBe("1 of 24 courses");
    expect([en.seats(0), en.seats(1), en.seats(2)]).toEqual(["No seats left", "1 seat left", "2 seats left"]);
  });
});

conformTexts({ server }, join(__dirname, ".."));
