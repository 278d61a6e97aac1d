import { expect, it } from "@jest/globals";

import { unlike } from "./tryTexts";

it("tells of texts that a language does not have, that are empty, that take something else, or are not translated", () => {
  const id = {
    title: "Kelas",
    lead: "Belajar di sini, kapan saja",
    count: (n: number) => `${n} kelas`,
    name: "Kementerian Pendidikan",
    gone: "Hilang",
    blank: "Kosong",
    copied: "Kalimat yang sama saja",
  };
  const en = {
    title: "Classes",
    lead: "Learn here, at any time",
    count: () => "classes",
    name: "Kementerian Pendidikan",
    blank: "",
    copied: "Kalimat yang sama saja",
  };
  expect(unlike(id, en, ["name"])).toEqual([
    "count is a function of 1 in Indonesian and a function of 0 in English",
    "gone is a text in Indonesian and missing in English",
    "blank is empty",
    "copied reads the same in both languages",
  ]);
});
