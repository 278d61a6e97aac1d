import { expect, it } from "@jest/globals";

import { cleanHtml, withClean } from "./cleanHtml";

const HOSTILE = '<p onclick="steal()">Isi</p><script>steal()</script>';

it("takes out what must not stand in a page", async () => {
  expect(await cleanHtml(HOSTILE)).toBe("<p>Isi</p>");
  expect(await cleanHtml("")).toBe("");
});

it("cleans one field of an answer, once, and leaves the answer as it was", async () => {
  const withCleanText = withClean("text");
  const found = { title: "Satu", text: HOSTILE };
  const safe = await withCleanText(found);
  expect(safe).toEqual({ title: "Satu", text: "<p>Isi</p>" });
  expect(found.text).toBe(HOSTILE);
  expect(await withCleanText(found)).toBe(safe);
  const empty = { text: "" };
  expect(await withCleanText(empty)).toBe(empty);
});
