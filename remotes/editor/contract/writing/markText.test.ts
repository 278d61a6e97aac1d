import { expect, it } from "@jest/globals";

import { link, paragraph, prefix, wrap } from "./markText";

const marked = (text: string, from: number, to = from) => ({ text, from, to });

it("marks what is selected, and takes the mark away again", () => {
  const bold = wrap(marked("satu dua", 5, 8), "**");
  expect([bold.text, bold.from, bold.to]).toEqual(["satu **dua**", 7, 10]);
  expect(wrap(bold, "**").text).toBe("satu dua");
});

it("marks every selected line, and takes the mark away where all have it", () => {
  const quoted = prefix(marked("a\nb\nc", 0, 3), "> ");
  expect(quoted.text).toBe("> a\n> b\nc");
  expect(prefix(quoted, "> ").text).toBe("a\nb\nc");
});

it("makes a link whose address is selected, and puts a paragraph of its own", () => {
  const linked = link(marked("lihat laporan", 6, 13), "tautan");
  expect([linked.text, linked.text.slice(linked.from, linked.to)]).toEqual(["lihat [laporan](https://)", "https://"]);
  expect(paragraph(marked("a", 1), "![x](/y)").text).toBe("a\n\n![x](/y)\n\n");
});
