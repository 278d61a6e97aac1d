import { expect, it } from "@jest/globals";

import { cleanHtml, withClean } from "./cleanHtml";

const HOSTILE = '<p onclick="steal()">Isi</p><script>steal()</script>';

it("takes out what must not stand in a page", () => {
  expect(cleanHtml(HOSTILE)).toBe("<p>Isi</p>");
  expect(cleanHtml("")).toBe("");
});

it("cleans one field of an answer, once, and leaves the answer as it was", () => {
  const withCleanText = withClean("text");
  const found = { title: "Satu", text: HOSTILE };
  const safe = withCleanText(found);
  expect(safe).toEqual({ title: "Satu", text: "<p>Isi</p>" });
  expect(found.text).toBe(HOSTILE);
  expect(withCleanText(found)).toBe(safe);
  const empty = { text: "" };
  expect(withCleanText(empty)).toBe(empty);
});
