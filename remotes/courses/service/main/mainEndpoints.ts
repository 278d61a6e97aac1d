import { endpoint, optionalText, requiredText, type Endpoint } from "@serambi/kernel/service";
import * as z from "zod";

import { texts } from "../texts";
import { listBatches } from "./listBatches";
import { readProgramSyllabus } from "./readProgramSyllabus";

const open = { host: "main", method: "GET", access: "anyone" } as const;

/** The main API host (specification section 7.3). */
export const mainEndpoints: readonly Endpoint[] = [
  endpoint({
    ...open,
    path: "/batch/active",
    query: z.object({ programId: optionalText(100) }),
    handle: ({ db, query }) => listBatches(db, query.programId),
  }),
  endpoint({
    ...open,
    path: "/silabus/:programId",
    params: z.object({ programId: requiredText(100) }),
    handle: async ({ db, params, fail }) =>
      (await readProgramSyllabus(db, params.programId)) ?? fail(404, texts.programNotFound),
  }),
];
