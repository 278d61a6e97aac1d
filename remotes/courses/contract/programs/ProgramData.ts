import type { Page, ProgramSummary } from "@serambi/kernel/contracts";

/** A programme in a list, with the look of its cloth: none is like its neighbours'. */
export interface ListedProgram extends ProgramSummary {
  readonly look: number;
}

export type ProgramPage = Page<ListedProgram>;

/** What a link to a programme needs. */
export type ProgramName = Pick<ProgramSummary, "id" | "slug" | "name">;
