import { endpoint, paged, type Endpoint } from "@serambi/kernel/service";

import { texts } from "../texts";
import { countClasses } from "./countClasses";
import { findClass } from "./findClass";
import { listClasses } from "./listClasses";
import { listWebinars } from "./listWebinars";
import { ClassListQuery, ClassQuery, SyllabusQuery, WebinarQuery } from "./queries";
import { readSyllabus } from "./readSyllabus";
import { Selection } from "./Selection";

/** The specification writes these paths with and without a version. */
const PREFIXES = ["/class", "/v1/class"];

const open = { host: "services", method: "GET", access: "anyone" } as const;

/** Classes (specification section 7.1, `class/…`). `class/active` also carries `facets`: what its filters would find. */
export const classEndpoints: readonly Endpoint[] = PREFIXES.flatMap((prefix) => [
  endpoint({
    ...open,
    path: `${prefix}/active`,
    query: ClassListQuery,
    handle: async ({ db, tenant, query }) => {
      const selection = await Selection.read(db, tenant.id, query);
      const { found, totalItems, facets } = await countClasses(db, selection);
      const items = await listClasses(db, selection, { found, totalItems });
      return { ...paged({ page: query.page, pageSize: query.pageSize, totalItems, items }), facets };
    },
  }),
  endpoint({
    ...open,
    path: `${prefix}/overview`,
    query: ClassQuery,
    handle: async ({ db, query, fail }) => (await findClass(db, query.slug)) ?? fail(404, texts.classNotFound),
  }),
  endpoint({
    ...open,
    path: `${prefix}/syllabus`,
    query: SyllabusQuery,
    handle: async ({ db, query, fail }) =>
      (await readSyllabus(db, query.classroomId)) ?? fail(404, texts.classNotFound),
  }),
  endpoint({
    ...open,
    path: `${prefix}/webinar`,
    query: WebinarQuery,
    handle: ({ db, query, now }) => listWebinars(db, query, now),
  }),
]);
