import { parsePageNumber, standing } from "@serambi/kernel/pages";
import type { PageContext, PageOutcome } from "@serambi/kernel/remote";

import { programKey } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { programsOf } from "../../stores/programs/programsOf";
import type { ProgramPart } from "../../stores/programs/ProgramStore";

const UNKNOWN_PROGRAM = new Set(["not-found", "bad-request", "invalid"]);

/** Opens a programme with these parts; `main` is what the page is about, where that is not the programme itself. */
export const openProgram =
  (parts: readonly ProgramPart[], main?: ProgramPart) =>
  async (store: CoursesStore, { params, query }: PageContext<Messages>): Promise<PageOutcome> => {
    const program = programsOf(store).program(programKey(params));
    const failure = await program.open(parts, parsePageNumber(query));
    if (!failure) return main ? standing(program[main].state) : { kind: "ok" };
    if (UNKNOWN_PROGRAM.has(failure.code)) return { kind: "not-found" };
    throw failure;
  };
