import { describe, expect, it } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";

import { Avatar } from "./Avatar";
import { initialsOf } from "./initialsOf";

describe("initialsOf", () => {
  it.each([
    ["Larasati Puspa", "LP"],
    ["I Gusti Ngurah Rai", "IR"],
    ["Sukarno", "S"],
    ["  b. j. habibie ", "BH"],
    ["Dr. ꦱꦿꦶ Handayani", "DH"],
    ["Émile Å", "ÉÅ"],
    ["42 !", ""],
    ["", ""],
  ])("of %j are %j", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe("Avatar", () => {
  it("is cloth, or letters where a name has some", () => {
    expect(renderToStaticMarkup(<Avatar seed="larasati" />)).toContain('data-kain="avatar"');
    expect(renderToStaticMarkup(<Avatar seed="larasati" initialsFor="Larasati Puspa" />)).toMatch(
      /^<span class="avatar initials" aria-hidden="true">LP<\/span>$/,
    );
    expect(renderToStaticMarkup(<Avatar seed="larasati" initialsFor="42" />)).toContain("data-kain");
  });
});
