import type { SeedClassFile, SeedProgram } from "../types";

/** What a programme's page says beyond its summary. */
export type ProgramDetails = Pick<SeedProgram, "description" | "schools">;

/** A tenant's seed file with the details of its programmes, by their ids. */
export const withDetails = (details: Readonly<Record<string, ProgramDetails>>, file: SeedClassFile): SeedClassFile => ({
  ...file,
  programs: file.programs.map((program) => ({ ...program, ...details[program.id] })),
});
