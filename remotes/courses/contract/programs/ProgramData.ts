import type { Page } from "@serambi/kernel/contracts";

import type { ProgramSummary } from "../hosts/programs";

/** A programme in a list, with the look of its cloth: none is like its neighbours'. */
export interface ListedProgram extends ProgramSummary {
  readonly look: number;
}

export type ProgramPage = Page<ListedProgram>;

/** A programme as a list without pictures shows it. */
export type IndexedProgram = Pick<ProgramSummary, "id" | "slug" | "name" | "summary" | "classCount">;

/** How a page about one side of a programme begins. */
export type ProgramHeading = Pick<ProgramSummary, "id" | "slug" | "name" | "summary">;

/** What a link to a programme needs. */
export type ProgramName = Pick<ProgramSummary, "id" | "slug" | "name">;
