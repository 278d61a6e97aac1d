import type { ProgramReader } from "../../contract/programs/ProgramReader";
import { sampleDetail, samplePrograms, sampleSchools } from "./samplePrograms";

/** A reader that answers soundly but for what a test gives. */
export const fakeProgramReader = (overrides: Partial<ProgramReader> = {}): ProgramReader => ({
  programs: async (page) => ({
    page,
    perPage: 6,
    totalItems: 8,
    totalPages: 2,
    items: samplePrograms.map((program, look) => ({ ...program, look })),
  }),
  allPrograms: async () => samplePrograms,
  program: async () => sampleDetail(),
  classes: async () => ({ items: [], total: 0 }),
  schools: async (_programId, page) => ({ page, perPage: 10, totalItems: 12, totalPages: 2, items: sampleSchools }),
  events: async () => ({ items: [], programs: [], isPartial: false }),
  outline: async () => [],
  outlines: async (page) => ({ page, totalPages: 1, totalItems: 0, items: [] }),
  ...overrides,
});
