import { inArray } from "drizzle-orm";

import { type Transaction, slugOf } from "@serambi/kernel/service";
import { programSchools } from "../tables";
import type { SeedProgram } from "./types";

/** The schools of some programmes, in order; those from before that are not named any more have left. */
export const seedSchools = async (tx: Transaction, tenantId: string, given: readonly SeedProgram[]): Promise<void> => {
  const named = given.filter(({ schools }) => schools !== undefined);
  if (named.length === 0) return;
  await tx.delete(programSchools).where(
    inArray(
      programSchools.programId,
      named.map(({ id }) => id),
    ),
  );
  const rows = named.flatMap(({ id: programId, schools = [] }) =>
    schools.map((school, position) => ({ ...school, tenantId, programId, position, id: slugOf(school.name) })),
  );
  if (rows.length > 0) await tx.insert(programSchools).values(rows);
};
