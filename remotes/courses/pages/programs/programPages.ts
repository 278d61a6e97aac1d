import { chunkPage } from "@serambi/kernel/pages";

import {
  CURRICULA_PATH,
  CURRICULUM_PATH,
  EVENT_PATH,
  EVENTS_PATH,
  PROGRAM_PATHS,
  PROGRAMS_PATH,
  SYLLABUS_PATHS,
} from "../../contract/programs/programPaths";
import type { CoursesStore } from "../../stores/CoursesStore";

const part = { texts: "programs", reads: ({ deps }: CoursesStore) => deps.programs() };

/** The pages of programmes. */
export const programPages = [
  chunkPage({
    ...part,
    id: "programs",
    paths: [PROGRAMS_PATH],
    load: () => import(/* webpackChunkName: "page-programs" */ "./ProgramsPage"),
  }),
  chunkPage({
    ...part,
    id: "program",
    paths: PROGRAM_PATHS,
    load: () => import(/* webpackChunkName: "page-program" */ "./ProgramPage"),
  }),
  chunkPage({
    ...part,
    id: "program-events",
    paths: [EVENTS_PATH],
    load: () => import(/* webpackChunkName: "page-program-events" */ "./ProgramEventsPage"),
  }),
  chunkPage({
    ...part,
    id: "program-event",
    paths: [EVENT_PATH],
    load: () => import(/* webpackChunkName: "page-program-event" */ "./ProgramEventPage"),
  }),
  chunkPage({
    ...part,
    id: "syllabuses",
    paths: SYLLABUS_PATHS,
    load: () => import(/* webpackChunkName: "page-syllabuses" */ "./SyllabusesPage"),
  }),
  chunkPage({
    ...part,
    id: "curricula",
    paths: [CURRICULA_PATH],
    load: () => import(/* webpackChunkName: "page-curricula" */ "./CurriculaPage"),
  }),
  chunkPage({
    ...part,
    id: "curriculum",
    paths: [CURRICULUM_PATH],
    load: () => import(/* webpackChunkName: "page-curriculum" */ "./CurriculumPage"),
  }),
];
