import type { ProgramSchool } from "@serambi/kernel/contracts";
import { asc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as z from "zod";

import { ApiFailure } from "../../app/ApiFailure";
import { paged } from "../../app/envelope";
import { tenantHandler, type AppDeps } from "../../app/tenantHandler";
import { programSchools } from "../../database/schema";
import { findProgram, listPrograms } from "./listPrograms";
import { ProgramListQuery, ProgramQuery, SchoolListQuery } from "./queries";

/** The specification writes these paths with a version; like all others they answer without one too. */
const PREFIXES = ["/program", "/v1/program"];

/** Programmes (specification section 7.1, `v1/program/…`). One without a class is not active, but has its page. */
export const programRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  for (const prefix of PREFIXES) {
    app.get(
      `${prefix}/active`,
      tenantHandler(deps, ProgramListQuery, async ({ tx, input: { page, pageSize } }) => {
        const active = (await listPrograms(tx)).filter(({ classCount }) => classCount > 0);
        const items = active.slice((page - 1) * pageSize, page * pageSize);
        return paged({ page, pageSize, totalItems: active.length, items });
      }),
    );

    app.get(
      `${prefix}/active/detail`,
      tenantHandler(deps, ProgramQuery, async ({ tx, input, texts }) => {
        const found = await findProgram(tx, input.slug);
        if (!found) throw new ApiFailure(404, texts.programNotFound);
        return found;
      }),
    );

    app.get(
      `${prefix}/schools`,
      tenantHandler(deps, SchoolListQuery, async ({ tx, input: { programId, page, pageSize } }) => {
        const wanted = eq(programSchools.programId, programId);
        const items: ProgramSchool[] = await tx
          .select({
            id: programSchools.id,
            name: programSchools.name,
            city: programSchools.city,
            province: programSchools.province,
          })
          .from(programSchools)
          .where(wanted)
          .orderBy(asc(programSchools.position), asc(programSchools.id))
          .limit(pageSize)
          .offset((page - 1) * pageSize);
        return paged({ page, pageSize, totalItems: await tx.$count(programSchools, wanted), items });
      }),
    );
  }
};

const Nothing = z.object({});

/** The programs host (specification section 7.3): all programmes in one list. */
export const programsHost = (app: FastifyInstance, deps: AppDeps): void => {
  app.get(
    "/programs",
    tenantHandler(deps, Nothing, ({ tx }) => listPrograms(tx)),
  );
};
