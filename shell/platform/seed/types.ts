import type { ClassOverview, HomeSetting, Language, SyllabusModule, TenantSettings } from "@serambi/kernel/contracts";
import type * as z from "zod/mini";

/** One module of a class's syllabus with its chapters, in order; slugs are unique within the class. */
export type SeedModule = SyllabusModule;

/** A programme (field of study). `id` and `slug` are unique within the tenant. */
export interface SeedProgram {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Plain text, one or two sentences. */
  readonly summary: string;
}

/**
 * A class as its tenant writes it. Derived, hence absent: `programName` (name of the first of `programIds`)
 * and `lengthMinutes` (sum of the syllabus). `slug`, `code` and `classroomId` are unique within the tenant.
 */
export interface SeedClass extends Readonly<Omit<ClassOverview, "programName" | "lengthMinutes">> {
  readonly syllabus: readonly SeedModule[];
}

/** What `seed/classes/<tenant>.ts` exports as `classes`. */
export interface SeedClassFile {
  readonly programs: readonly SeedProgram[];
  readonly classes: readonly SeedClass[];
}

/** What `seed/sites/<tenant>.ts` exports as `site`. */
export interface SeedSite {
  /** Key of the tenant; its layout is named in `settings.layout`. */
  readonly key: string;
  readonly language: Language;
  /** Host names without a port, lower case. */
  readonly hosts: readonly string[];
  /** As `cms/app/settings` gives them; what is left out takes the contract's default. */
  readonly settings: z.input<typeof TenantSettings>;
  /** `cms/app/setting/home`. */
  readonly home: z.input<typeof HomeSetting>;
  /** The same page in the other languages that the site offers: `cms/app/setting/home_<language>`. */
  readonly translatedHomes?: Partial<Record<Language, z.input<typeof HomeSetting>>>;
}

export interface SeedTenant {
  readonly site: SeedSite;
  readonly classes: SeedClassFile;
}

export interface SeedData {
  /** `v1/authorizer/version`: browsers that know another one clear what they have stored (specification section 4). */
  readonly appVersion: string;
  readonly tenants: readonly SeedTenant[];
}
