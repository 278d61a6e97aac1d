import { HomeSetting, TenantSettings } from "@serambi/kernel/contracts";
import { getTableColumns, inArray, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import type { Transaction } from "../database/Database";
import { classes, programs, settings, syllabusModules } from "../database/schema";
import { SETTINGS_VERSION } from "../database/settingsVersion";
import type { SeedClass, SeedTenant } from "./types";

/** `set` of an upsert: every column as the new row has it. */
const asNew = (table: PgTable): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [
      name,
      sql`excluded.${sql.identifier(column.name)}`,
    ]),
  );

const lengthOf = ({ syllabus }: SeedClass): number =>
  syllabus.flatMap(({ chapters }) => chapters).reduce((minutes, chapter) => minutes + chapter.lengthMinutes, 0);

/** Complete and checked, with the contract's defaults written out. */
const settingRows = (tenantId: string, { site }: SeedTenant) => {
  const values = {
    ...TenantSettings.parse({ ...site.settings, language: site.language }),
    home: HomeSetting.parse(site.home),
    ...Object.fromEntries(
      Object.entries(site.translatedHomes ?? {}).map(([language, home]) => [
        `home_${language}`,
        HomeSetting.parse(home),
      ]),
    ),
  };
  return Object.entries(values).map(([key, value]) => ({ tenantId, version: SETTINGS_VERSION, key, value }));
};

/** What belongs to one tenant, in a transaction that has entered it. A class's syllabus is replaced as a whole. */
export const seedTenant = async (tx: Transaction, tenantId: string, tenant: SeedTenant): Promise<void> => {
  const { programs: seedPrograms, classes: seedClasses } = tenant.classes;
  await tx
    .insert(settings)
    .values(settingRows(tenantId, tenant))
    .onConflictDoUpdate({ target: [settings.tenantId, settings.version, settings.key], set: asNew(settings) });

  if (seedPrograms.length > 0)
    await tx
      .insert(programs)
      .values(seedPrograms.map((program, position) => ({ tenantId, position, ...program })))
      .onConflictDoUpdate({ target: [programs.tenantId, programs.id], set: asNew(programs) });

  if (seedClasses.length === 0) return;
  await tx
    .insert(classes)
    .values(seedClasses.map((seedClass) => ({ ...seedClass, tenantId, lengthMinutes: lengthOf(seedClass) })))
    .onConflictDoUpdate({ target: [classes.tenantId, classes.classroomId], set: asNew(classes) });

  const modules = seedClasses.flatMap(({ classroomId, syllabus }) =>
    syllabus.map((module, position) => ({ tenantId, classroomId, position, ...module })),
  );
  await tx.delete(syllabusModules).where(
    inArray(
      syllabusModules.classroomId,
      seedClasses.map(({ classroomId }) => classroomId),
    ),
  );
  if (modules.length > 0) await tx.insert(syllabusModules).values(modules);
};
