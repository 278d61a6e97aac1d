import type { ServerPages } from "@serambi/kernel/server";

import { curriculaLoader } from "./curricula.server";
import { curriculumLoader } from "./curriculum.server";
import { programLoader } from "./program.server";
import { programEventLoader } from "./programEvent.server";
import { programEventsLoader } from "./programEvents.server";
import type { programPages } from "./programPages";
import { programsLoader } from "./programs.server";
import { syllabusesLoader } from "./syllabuses.server";

/** The loaders of the pages of programmes, by page id. */
export const programServerPages = {
  programs: { loader: programsLoader },
  program: { loader: programLoader },
  "program-events": { loader: programEventsLoader },
  "program-event": { loader: programEventLoader },
  syllabuses: { loader: syllabusesLoader },
  curricula: { loader: curriculaLoader },
  curriculum: { loader: curriculumLoader },
} satisfies ServerPages<typeof programPages>;
