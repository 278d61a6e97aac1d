import { HomeSetting, PAGE_SETTINGS, TenantSettings, type PageSettingKey } from "@serambi/kernel/contracts";
import { inArray } from "drizzle-orm";

import type { Transaction } from "../database/Database";
import { classes, programs, settings, settingsChanges, syllabusModules } from "../database/schema";
import { SETTINGS_VERSION } from "../database/settingsVersion";
import { asNew } from "./asNew";
import { seedLessons } from "./seedLessons";
import { seedPosts } from "./seedPosts";
import { seedSchools } from "./seedSchools";
import type { SeedClass, SeedTenant } from "./types";

const lengthOf = ({ syllabus }: Pick<SeedClass, "syllabus">): number =>
  syllabus.flatMap(({ chapters }) => chapters).reduce((minutes, chapter) => minutes + chapter.lengthMinutes, 0);

/** Complete and checked, with the contract's defaults written out. */
const settingRows = (tenantId: string, { site }: SeedTenant) => {
  const translations = Object.entries(site.translatedHomes ?? {});
  const languages = [site.language, ...translations.map(([language]) => language)];
  const write = (home: SeedTenant["site"]["home"]) =>
    HomeSetting.parse({ ...home, ...(languages.length > 1 && { languages }) });
  const values = {
    ...TenantSettings.parse({ ...site.settings, language: site.language }),
    home: write(site.home),
    ...Object.fromEntries(translations.map(([language, home]) => [`home_${language}`, write(home)])),
    ...Object.fromEntries(
      Object.entries(site.pages ?? {}).map(([key, page]) => [key, PAGE_SETTINGS[key as PageSettingKey].parse(page)]), // its keys, by its type
    ),
  };
  return Object.entries(values).map(([key, value]) => ({ tenantId, version: SETTINGS_VERSION, key, value }));
};

/** A setting that somebody of the tenant has changed is theirs: no newer seed takes it back. */
const unchangedRows = async <T extends { readonly key: string }>(tx: Transaction, rows: readonly T[]): Promise<T[]> => {
  const changed = await tx.selectDistinct({ key: settingsChanges.key }).from(settingsChanges);
  const keys = new Set(changed.map(({ key }) => key));
  return rows.filter(({ key }) => !keys.has(key));
};

/** What belongs to one tenant, in a transaction that has entered it. A class's syllabus and lessons are replaced as a whole. */
export const seedTenant = async (tx: Transaction, tenantId: string, tenant: SeedTenant): Promise<void> => {
  const { programs: seedPrograms, classes: seedClasses, lessons = [] } = tenant.classes;
  const rows = await unchangedRows(tx, settingRows(tenantId, tenant));
  if (rows.length > 0)
    await tx
      .insert(settings)
      .values(rows)
      .onConflictDoUpdate({ target: [settings.tenantId, settings.version, settings.key], set: asNew(settings) });

  if (seedPrograms.length > 0)
    await tx
      .insert(programs)
      .values(seedPrograms.map((program, position) => ({ tenantId, position, ...program })))
      .onConflictDoUpdate({ target: [programs.tenantId, programs.id], set: asNew(programs) });
  await seedSchools(tx, tenantId, seedPrograms);

  if (tenant.posts) await seedPosts(tx, tenantId, tenant.posts);
  if (seedClasses.length === 0) return;
  await tx
    .insert(classes)
    .values(
      seedClasses.map(({ startsAt, ...seedClass }) => ({
        ...seedClass,
        tenantId,
        lengthMinutes: lengthOf(seedClass),
        startsAt: startsAt === undefined ? null : new Date(startsAt),
      })),
    )
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
  await seedLessons(tx, tenantId, lessons);
};
