import * as z from "zod";

import { roleOfKind } from "@serambi/kernel/contracts";
import { requiredText, type Sql } from "@serambi/kernel/service";

import { WritingKind } from "./WritingValue";

/** Access of those who write for a site: they see and change everything that is written for it. */
export const WRITERS = { host: "services", access: { roles: ["superadmin", "admin", "writer"] } } as const;

/** Tells whether somebody still writes for the site: a role may be taken away between an order and its time. */
export const isWriter = async (sql: Sql, personId: string | null): Promise<boolean> => {
  const [member] = await sql.query<{ user_kind: number }>(
    "select user_kind from memberships where person_id::text = $1",
    [personId],
  );
  const role = roleOfKind(member?.user_kind ?? -1);
  return WRITERS.access.roles.some((one) => one === role);
};

/** The parameters of a path that name one post or picture. */
export const WritingParams = z.object({ kind: WritingKind, id: requiredText(200) });
