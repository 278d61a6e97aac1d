import type { FastifyInstance } from "fastify";

import { ApiFailure } from "../../app/ApiFailure";
import { paged } from "../../app/envelope";
import { tenantHandler, type AppDeps } from "../../app/tenantHandler";
import { countClasses } from "./countClasses";
import { findClass } from "./findClass";
import { listClasses } from "./listClasses";
import { listWebinars } from "./listWebinars";
import { ClassListQuery, ClassQuery, SyllabusQuery, WebinarQuery } from "./queries";
import { readSyllabus } from "./readSyllabus";
import { Selection } from "./Selection";

/** The specification writes these paths with and without a version. */
const PREFIXES = ["/class", "/v1/class"];

/** Classes (specification section 7.1, `class/…`). `class/active` also carries `facets`: what its filters would find. */
export const classRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  for (const prefix of PREFIXES) {
    app.get(
      `${prefix}/active`,
      tenantHandler(deps, ClassListQuery, async ({ tx, tenant, input }) => {
        const selection = await Selection.read(tx, tenant.id, input);
        const { found, totalItems, facets } = await countClasses(tx, selection);
        const items = await listClasses(tx, selection, { found, totalItems });
        return { ...paged({ page: input.page, pageSize: input.pageSize, totalItems, items }), facets };
      }),
    );

    app.get(
      `${prefix}/overview`,
      tenantHandler(deps, ClassQuery, async ({ tx, input, texts }) => {
        const found = await findClass(tx, input.slug);
        if (!found) throw new ApiFailure(404, texts.classNotFound);
        return found;
      }),
    );

    app.get(
      `${prefix}/syllabus`,
      tenantHandler(deps, SyllabusQuery, async ({ tx, input, texts }) => {
        const syllabus = await readSyllabus(tx, input.classroomId);
        if (!syllabus) throw new ApiFailure(404, texts.classNotFound);
        return syllabus;
      }),
    );

    app.get(
      `${prefix}/webinar`,
      tenantHandler(deps, WebinarQuery, ({ tx, input }) => listWebinars(tx, input, deps.now())),
    );
  }
};
