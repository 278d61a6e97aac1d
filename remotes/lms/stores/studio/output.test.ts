import { describe, expect, it } from "@jest/globals";

import { compareLines, isSameOutput } from "../../contract/studio/compareOutput";
import { csvOf } from "../../contract/studio/csvOf";
import { OutputBuffer } from "./OutputBuffer";

describe("the output of a run", () => {
  it("is drawn once for however much comes between two pictures, in blocks that never change again", () => {
    const tasks: (() => void)[] = [];
    const output = new OutputBuffer((task) => void tasks.push(task));
    for (let line = 0; line < 20_000; line += 1) output.write(1, `${line}\n`);
    expect([tasks.length, output.blocks.length]).toEqual([1, 0]);
    tasks.shift()?.();
    const before = output.blocks;
    expect(before.length).toBeLessThan(40);
    output.write(1, "akhir\n");
    tasks.shift()?.();
    expect(output.blocks.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    expect(output.text.endsWith("19999\nakhir\n")).toBe(true);
  });
});

describe("two outputs", () => {
  it("are equal where white space differs at the ends of lines and of the whole", () => {
    expect(isSameOutput("a\nb", "a  \r\nb\n\n")).toBe(true);
    expect(isSameOutput("a\nb", "a\n\nb")).toBe(false);
    expect(isSameOutput(" a", "a")).toBe(false);
  });

  it("stand line by line beside each other, also where one has ended", () => {
    expect(compareLines("a\nb\n", "a\nc\nd\n")).toEqual([
      { number: 1, expected: "a", got: "a", isEqual: true },
      { number: 2, expected: "b", got: "c", isEqual: false },
      { number: 3, expected: null, got: "d", isEqual: false },
    ]);
  });
});

it("a table is copied with quotation marks where a value needs them (RFC 4180)", () => {
  const rows = [["Bogor, Jawa", 'kata "hujan"', null, 4.5]];
  expect(csvOf({ columns: ["kota", "catatan", "kosong", "mm"], rows })).toBe(
    'kota,catatan,kosong,mm\r\n"Bogor, Jawa","kata ""hujan""",,4.5\r\n',
  );
});
