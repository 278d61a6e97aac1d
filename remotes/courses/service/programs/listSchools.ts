import { paged, type Transaction } from "@serambi/kernel/service";
import { asc, eq } from "drizzle-orm";

import type { ProgramSchool } from "../../contract/hosts/programs";
import { programSchools } from "../tables";

interface SchoolListQuery {
  readonly programId: string;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of the schools that take part in a programme. */
export const listSchools = async (db: Transaction, { programId, page, pageSize }: SchoolListQuery) => {
  const wanted = eq(programSchools.programId, programId);
  const items: ProgramSchool[] = await db
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
  return paged({ page, pageSize, totalItems: await db.$count(programSchools, wanted), items });
};
