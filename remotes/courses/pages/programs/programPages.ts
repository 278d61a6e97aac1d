import type { PageContext, PageOutcome } from "@serambi/kernel/remote";

import { parsePageNumber } from "../../contract/programs/pageNumber";
import {
  CURRICULA_PATH,
  CURRICULUM_PATH,
  EVENT_PATH,
  EVENTS_PATH,
  PROGRAM_PATHS,
  programKey,
  PROGRAMS_PATH,
  SYLLABUS_PATHS,
} from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import type { ProgramPart } from "../../stores/programs/ProgramStore";
import { chunkPage } from "../chunkPage";

type Context = PageContext<Messages>;

const UNKNOWN_PROGRAM = new Set(["not-found", "bad-request", "invalid"]);

/** The page stands and offers a retry; whoever only reads its status is told too. */
const standing = ({ state }: { readonly state: { readonly phase: string } }): PageOutcome => ({
  kind: "ok",
  ...(state.phase === "failed" && { status: 503 }),
});

/** Opens a programme with these parts; `main` is what the page is about, where that is not the programme itself. */
const openProgram =
  (parts: readonly ProgramPart[], main?: ProgramPart) =>
  async ({ programs }: CoursesStore, { params, query }: Context): Promise<PageOutcome> => {
    const program = programs.program(programKey(params));
    const failure = await program.open(parts, parsePageNumber(query));
    if (!failure) return main ? standing(program[main]) : { kind: "ok" };
    if (UNKNOWN_PROGRAM.has(failure.code)) return { kind: "not-found" };
    throw failure;
  };

/** The pages of programmes. */
export const programPages = [
  chunkPage({
    id: "programs",
    paths: [PROGRAMS_PATH],
    load: () => import(/* webpackChunkName: "page-programs" */ "./ProgramsPage"),
    preload: async ({ programs: { list } }, { query }) => {
      await list.show(parsePageNumber(query));
      return standing(list.data);
    },
  }),
  chunkPage({
    id: "program",
    paths: PROGRAM_PATHS,
    load: () => import(/* webpackChunkName: "page-program" */ "./ProgramPage"),
    preload: openProgram(["classes", "events", "schools"]),
  }),
  chunkPage({
    id: "program-events",
    paths: [EVENTS_PATH],
    load: () => import(/* webpackChunkName: "page-program-events" */ "./ProgramEventsPage"),
    preload: async ({ programs }) => {
      if (programs.events.state.phase !== "ready") await programs.reloadEvents();
      return standing(programs.events);
    },
  }),
  chunkPage({
    id: "program-event",
    paths: [EVENT_PATH],
    load: () => import(/* webpackChunkName: "page-program-event" */ "./ProgramEventPage"),
    preload: openProgram(["events"], "events"),
  }),
  chunkPage({
    id: "syllabuses",
    paths: SYLLABUS_PATHS,
    load: () => import(/* webpackChunkName: "page-syllabuses" */ "./SyllabusesPage"),
    preload: async ({ programs: { outlines } }, { query }) => {
      await outlines.show(parsePageNumber(query));
      return standing(outlines.data);
    },
  }),
  chunkPage({
    id: "curricula",
    paths: [CURRICULA_PATH],
    load: () => import(/* webpackChunkName: "page-curricula" */ "./CurriculaPage"),
    preload: async ({ programs }) => {
      if (programs.all.state.phase !== "ready") await programs.reloadAll();
      return standing(programs.all);
    },
  }),
  chunkPage({
    id: "curriculum",
    paths: [CURRICULUM_PATH],
    load: () => import(/* webpackChunkName: "page-curriculum" */ "./CurriculumPage"),
    preload: openProgram(["outline"], "outline"),
  }),
];
