import type { CoursesStore } from "../CoursesStore";
import { ProgramsStore } from "./ProgramsStore";

/** The programmes of a visit. */
export const programsOf = (store: CoursesStore): ProgramsStore =>
  store.part("programs", (deps, saved) => new ProgramsStore(deps.programs, saved));
