import { describe, expect, it } from "@jest/globals";

import { EVERYTHING } from "../contract/catalogQuery";
import { id as messages } from "../testing/allTexts";
import { sampleFacets } from "../testing/sampleAnswers";
import { filterGroups, typeLabel } from "./filterGroups";

const summary = (groups: ReturnType<typeof filterGroups>) =>
  groups.map(({ name, options }) => [name, options.map(({ label, checked }) => (checked ? `[${label}]` : label))]);

describe("filterGroups", () => {
  it("offers what the host counts, states in their own order", () => {
    expect(summary(filterGroups(EVERYTHING, sampleFacets, messages))).toEqual([
      ["programIds", ["Teknik Jaringan", "Tata Busana"]],
      ["state", ["[Semua]", "Pendaftaran Dibuka", "Telah Selesai"]],
      ["level", ["[Semua]", "Kelas X", "Kelas XI"]],
      ["type", ["[Semua]", "Kelas", "Kursus premium"]],
    ]);
  });

  it("offers every state, and nothing that is unknown, where the host counts nothing", () => {
    const groups = filterGroups(EVERYTHING, null, messages);
    expect(groups.map(({ name }) => name)).toEqual(["state"]);
    expect(groups[0]?.options).toHaveLength(6);
  });

  it("keeps what is on among the options, so that it can be taken off", () => {
    const query = { ...EVERYTHING, level: "Kelas XII", programIds: ["las"] };
    expect(summary(filterGroups(query, null, messages))).toEqual([
      ["programIds", ["[las]"]],
      ["state", expect.anything()],
      ["level", ["Semua", "[Kelas XII]"]],
    ]);
  });

  it("does not ask a question with one possible answer", () => {
    const facets = { ...sampleFacets, level: [{ value: "Kelas X", count: 3 }], type: [{ value: "class", count: 14 }] };
    expect(filterGroups(EVERYTHING, facets, messages).map(({ name }) => name)).toEqual(["programIds", "state"]);
  });

  it("does not ask what the catalogue has decided", () => {
    const groups = filterGroups(EVERYTHING, sampleFacets, messages, ["programIds", "type"]);
    expect(groups.map(({ name }) => name)).toEqual(["state", "level"]);
  });

  it("calls a type that it does not know as the host does", () => {
    expect(typeLabel("premium", messages)).toBe("Kursus premium");
    expect(typeLabel("lokakarya", messages)).toBe("lokakarya");
  });
});
