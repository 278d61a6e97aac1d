import { serverSlot, type ServerSlots } from "@serambi/kernel/server";

import { ProgramClient } from "../../api/programs/ProgramClient";
import { ByProgramProps } from "../../contract/programs/byProgramSlot";
import { UpcomingProps } from "../../contract/programs/upcomingSlot";
import type { programSlots } from "./programSlots";

/** `courses.by-program.v1`: as many classes of the programme as it is asked for. */
export const byProgramSlot = serverSlot(ByProgramProps, ({ http, now, report }, { programId, limit }) =>
  new ProgramClient(http, now, report).classes(programId, limit),
);

/** `courses.upcoming.v1`: the next dates of the site. */
export const upcomingSlot = serverSlot(UpcomingProps, ({ http, now, report }, { limit }) =>
  new ProgramClient(http, now, report).upcoming(limit),
);

/** The server's parts of the slots of programmes, by name. */
export const programServerSlots = {
  "courses.by-program.v1": byProgramSlot,
  "courses.upcoming.v1": upcomingSlot,
} satisfies ServerSlots<typeof programSlots>;
