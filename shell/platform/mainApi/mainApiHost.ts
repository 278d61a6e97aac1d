import type { FastifyInstance } from "fastify";
import * as z from "zod";

import { ApiFailure } from "../app/ApiFailure";
import { optionalText, requiredText } from "../app/queryParts";
import { tenantHandler, type AppDeps } from "../app/tenantHandler";
import { listBatches } from "./listBatches";
import { readProgramSyllabus } from "./readProgramSyllabus";

const BatchQuery = z.object({ programId: optionalText(100) });
const SyllabusPath = z.object({ programId: requiredText(100) });

/** The main API host (specification section 7.3). */
export const mainApiHost = (app: FastifyInstance, deps: AppDeps): void => {
  app.get(
    "/batch/active",
    tenantHandler(deps, BatchQuery, ({ tx, input }) => listBatches(tx, input.programId)),
  );
  app.get(
    "/silabus/:programId",
    tenantHandler(deps, SyllabusPath, async ({ tx, input, texts }) => {
      const syllabus = await readProgramSyllabus(tx, input.programId);
      if (!syllabus) throw new ApiFailure(404, texts.programNotFound);
      return syllabus;
    }),
  );
};
