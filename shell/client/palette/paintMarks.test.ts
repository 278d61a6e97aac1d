/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";

import { paintMarks } from "./paintMarks";
import { catchMarks, forgetMarks } from "./testing/catchMarks";

const MEANT = new Set(["postgresql", "produksi"]);

const listOf = (html: string): Element => {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild ?? document.body;
};

afterEach(forgetMarks);

describe("what was looked for", () => {
  it("is marked in the texts that are for it, and nowhere else", () => {
    const marks = catchMarks();
    paintMarks(
      listOf("<span data-marked>PostgreSQL dalam produksi</span><span>PostgreSQL</span><span data-marked></span>"),
      "post prod",
      MEANT,
    );
    expect(marks()).toEqual(["Post", "prod"]);
  });

  it("is no longer marked once nothing is looked for", () => {
    const marks = catchMarks();
    const list = listOf("<span data-marked>PostgreSQL</span>");
    paintMarks(list, "post", MEANT);
    paintMarks(list, "", new Set());
    expect(marks()).toEqual([]);
  });

  it("is left unmarked where the browser cannot paint it, with the texts as they are", () => {
    const list = listOf("<span data-marked>PostgreSQL</span>");
    const before = list.innerHTML;
    paintMarks(list, "post", MEANT);
    expect(list.innerHTML).toBe(before);
  });
});
