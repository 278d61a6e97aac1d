import { definePages } from "@serambi/kernel/remote";

import {
  CURRICULA_PATH,
  CURRICULUM_PATH,
  EVENT_PATH,
  EVENTS_PATH,
  PROGRAM_PATHS,
  PROGRAMS_PATH,
  SYLLABUS_PATHS,
} from "../../contract/programs/programPaths";

/** The pages of programmes. */
export const programPages = definePages([
  { id: "programs", paths: [PROGRAMS_PATH], texts: "programs", load: () => import("./ProgramsPage") },
  { id: "program", paths: PROGRAM_PATHS, texts: "programs", load: () => import("./ProgramPage") },
  { id: "program-events", paths: [EVENTS_PATH], texts: "programs", load: () => import("./ProgramEventsPage") },
  { id: "program-event", paths: [EVENT_PATH], texts: "programs", load: () => import("./ProgramEventPage") },
  { id: "syllabuses", paths: SYLLABUS_PATHS, texts: "programs", load: () => import("./SyllabusesPage") },
  { id: "curricula", paths: [CURRICULA_PATH], texts: "programs", load: () => import("./CurriculaPage") },
  { id: "curriculum", paths: [CURRICULUM_PATH], texts: "programs", load: () => import("./CurriculumPage") },
]);
