import { describe, expect, it } from "@jest/globals";

import { MAX_PROGRAM_LENGTH } from "./Program";
import { program } from "../../testing/studio/studioParts";
import { packProgram, unpackProgram } from "./shareLink";

describe("a link that holds a program", () => {
  it("gives back all of it, with letters of every script, and says less than it holds", async () => {
    const whole = { ...program("print('ꦲꦏ꧀ꦱꦫ 🎋')\n".repeat(200), "satu\ndua"), language: "ruby" as const };
    const fragment = await packProgram(whole);
    expect(fragment).toMatch(/^#p=[\w-]+$/);
    expect(fragment.length).toBeLessThan(500);
    expect(await unpackProgram(fragment)).toEqual(whole);
  });

  it.each(["", "#isi", "#p=", "#p=%%%", "#p=AAAA", "#p=bm90IHBhY2tlZA"])(
    "holds none where it was cut or is another's: %s",
    async (fragment) => {
      expect(await unpackProgram(fragment)).toBeNull();
    },
  );

  it("holds none that says what no program may", async () => {
    const cut = async (text: string) => unpackProgram(await packProgram(program(text)));
    expect(await cut("x".repeat(MAX_PROGRAM_LENGTH))).not.toBeNull();
    expect(await cut("x".repeat(MAX_PROGRAM_LENGTH + 1))).toBeNull();
    expect(await cut("x".repeat(MAX_PROGRAM_LENGTH * 5))).toBeNull();
    expect(await unpackProgram(await packProgram({ ...program(""), files: [{ path: "../x", text: "" }] }))).toBeNull();
  });
});
