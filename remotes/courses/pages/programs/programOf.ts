import type { ProgramDetail } from "@serambi/kernel/contracts";
import type { PageContext } from "@serambi/kernel/remote";

import { programKey } from "../../contract/programs/programPaths";
import type { CoursesStore } from "../../stores/CoursesStore";

/** The programme that an address names, where it is known. */
export const programOf = ({ programs }: CoursesStore, { params }: Pick<PageContext, "params">): ProgramDetail | null =>
  programs.program(programKey(params)).detail.state.data;
