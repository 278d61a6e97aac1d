import type { ProgramDetail } from "@serambi/kernel/contracts";
import type { PageContext } from "@serambi/kernel/remote";

import { programKey } from "../../contract/programs/programPaths";
import type { CoursesStore } from "../../stores/CoursesStore";
import { programsOf } from "../../stores/programs/programsOf";

/** The programme that an address names, where it is known. */
export const programOf = (store: CoursesStore, { params }: Pick<PageContext, "params">): ProgramDetail | null =>
  programsOf(store).program(programKey(params)).detail.state.data;
