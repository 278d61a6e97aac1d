import { describe, expect, it } from "@jest/globals";

import { fittingGroups } from "./fittingGroups";

const groups = [
  {
    title: "Pelatihan",
    services: [
      { name: "Keuangan daerah", note: "8 minggu" },
      { name: "Analisis data", note: "daring" },
    ],
  },
  { title: "Sistem", services: [{ name: "Ujian", note: "daring" }] },
];
const names = (words: string) => fittingGroups(groups, words).map(({ services }) => services.map(({ name }) => name));

describe("fittingGroups", () => {
  it("leaves everything while nothing is typed", () => {
    expect(fittingGroups(groups, "  ")).toEqual(groups);
  });

  it("asks for every word, in any letter case, and drops groups without a service", () => {
    expect(names("DARING")).toEqual([["Analisis data"], ["Ujian"]]);
    expect(names("pelatihan daring")).toEqual([["Analisis data"]]);
    expect(names("bendahara")).toEqual([]);
  });
});
