import { eq, inArray, sql } from "drizzle-orm";

import type { Transaction } from "../../database/Database";
import { memberships, persons } from "../../database/schema";

/** Somebody who changed a site, by the id that was noted then. */
export interface Editor {
  readonly id: string;
  /** Empty where they are no member any more. */
  readonly name: string;
}

/** @returns gives whoever has an id, of those that are asked for here */
export const editorNames = async (
  tx: Transaction,
  ids: readonly (string | null)[],
): Promise<(id: string) => Editor> => {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  const idAsText = sql<string>`${persons.id}::text`;
  const found =
    asked.length === 0
      ? []
      : await tx
          .select({ id: idAsText, name: persons.name })
          .from(persons)
          .innerJoin(memberships, eq(memberships.personId, persons.id))
          .where(inArray(idAsText, asked));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return (id) => ({ id, name: names.get(id) ?? "" });
};
