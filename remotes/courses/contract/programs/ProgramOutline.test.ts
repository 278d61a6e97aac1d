import { describe, expect, it } from "@jest/globals";

import { sampleProgramSyllabus } from "../../testing/programs/samplePrograms";
import { outlineTotals } from "./ProgramOutline";

describe("outlineTotals", () => {
  it("sums up modules, chapters and minutes of all classes", () => {
    expect(outlineTotals(sampleProgramSyllabus.classes)).toEqual({ modules: 2, chapters: 3, minutes: 114 });
    expect(outlineTotals([])).toEqual({ modules: 0, chapters: 0, minutes: 0 });
  });
});
