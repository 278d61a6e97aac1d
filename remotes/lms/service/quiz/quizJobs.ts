import { job } from "@serambi/kernel/service";
import * as z from "zod";

import { countAttempts } from "./analysis/countAttempts";
import { CLOSE_JOB, COUNT_JOB, finishIfOver } from "./attempts/finishAttempt";
import type { AttemptRow } from "./rows";

/** Work of quizzes that must not be lost. */
export const quizJobs = {
  /** Hands in what nobody has handed in in its time. */
  [CLOSE_JOB]: job({
    payload: z.object({ id: z.string() }),
    record: async (call) => {
      const [attempt] = await call.sql.query<AttemptRow>("select * from quiz_attempts where id = $1", [
        call.payload.id,
      ]);
      if (attempt) await finishIfOver(call, attempt);
    },
  }),
  /** Adds what was handed in to the counts of its quiz. */
  [COUNT_JOB]: job({
    payload: z.object({ slug: z.string() }),
    record: (call) => countAttempts(call, call.payload.slug),
  }),
};
