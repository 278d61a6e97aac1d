import { describe, expect, it } from "@jest/globals";

import { webVtt } from "./webVtt";

const cue = (text: string, parts: { speaker?: string; from?: number; to?: number } = {}) =>
  webVtt([{ speaker: "Rani", from: 1, to: 2, ...parts, text }]);

describe("what is said, as WebVTT", () => {
  it("has each sentence with its voice and its time", () => {
    const transcript = [
      { speaker: "Rani", text: "Lampu dermaga belum padam.", from: 0.4, to: 6 },
      { speaker: "Hendra", text: "Sebelas berangkat.", from: 6.25, to: 3671.5 },
    ];
    expect(webVtt(transcript)).toBe(
      `WEBVTT

00:00:00.400 --> 00:00:06.000
<v Rani>Lampu dermaga belum padam.

00:00:06.250 --> 01:01:11.500
<v Hendra>Sebelas berangkat.

`,
    );
  });

  it.each([
    ["markup and arrows", "a < b --> <v X>c & d", "a &lt; b --&gt; &lt;v X&gt;c &amp; d"],
    ["an empty line", "satu\n\ndua", "satu dua"],
    ["what no text has a character for", "a\u0000b", "ab"],
  ])("keeps a cue in one piece with %s in it", (_what, text, written) => {
    expect(cue(text).split("\n\n")[1]).toBe(`00:00:01.000 --> 00:00:02.000\n<v Rani>${written}`);
    expect(cue("x", { speaker: text })).toContain(`<v ${written}>x`);
  });

  it("has no voice where nobody is named, and nothing where nothing is said", () => {
    expect(cue("x", { speaker: " " })).toContain("\nx\n");
    expect(cue(" \n ")).toBe("WEBVTT\n\n");
  });

  it("has every cue end after it begins, not before the beginning", () => {
    expect(cue("x", { from: 5, to: 5 })).toContain("00:00:05.000 --> 00:00:05.100");
    expect(cue("x", { from: -1, to: 59.9999 })).toContain("00:00:00.000 --> 00:01:00.000");
  });
});
