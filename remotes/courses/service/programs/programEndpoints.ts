import { endpoint, paged, type Endpoint } from "@serambi/kernel/service";

import { texts } from "../texts";
import { findProgram, listPrograms } from "./listPrograms";
import { listSchools } from "./listSchools";
import { ProgramListQuery, ProgramQuery, SchoolListQuery } from "./queries";

/** The specification writes these paths with a version; like all others they answer without one too. */
const PREFIXES = ["/program", "/v1/program"];

const open = { host: "services", method: "GET", access: "anyone" } as const;

/**
 * Programmes (specification section 7.1, `v1/program/…`; section 7.3, the programs host: all of them in one list). One without a class is
 * not active, but has its page.
 */
export const programEndpoints: readonly Endpoint[] = [
  ...PREFIXES.flatMap((prefix) => [
    endpoint({
      ...open,
      path: `${prefix}/active`,
      query: ProgramListQuery,
      handle: async ({ db, query: { page, pageSize } }) => {
        const active = (await listPrograms(db)).filter(({ classCount }) => classCount > 0);
        const items = active.slice((page - 1) * pageSize, page * pageSize);
        return paged({ page, pageSize, totalItems: active.length, items });
      },
    }),
    endpoint({
      ...open,
      path: `${prefix}/active/detail`,
      query: ProgramQuery,
      handle: async ({ db, query, fail }) => (await findProgram(db, query.slug)) ?? fail(404, texts.programNotFound),
    }),
    endpoint({
      ...open,
      path: `${prefix}/schools`,
      query: SchoolListQuery,
      handle: ({ db, query }) => listSchools(db, query),
    }),
  ]),
  endpoint({ ...open, host: "programs", path: "/programs", handle: ({ db }) => listPrograms(db) }),
];
