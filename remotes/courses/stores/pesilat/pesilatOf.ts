import type { CoursesStore } from "../CoursesStore";
import { PesilatStore } from "./PesilatStore";

/** The martial-arts programme of a visit. */
export const pesilatOf = (store: CoursesStore): PesilatStore =>
  store.part("pesilat", ({ pesilat, now }, saved) => new PesilatStore({ ...pesilat, now }, saved));
