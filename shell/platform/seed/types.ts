import type {
  ClassOverview,
  HomeSetting,
  Language,
  LessonBlock,
  PAGE_SETTINGS,
  PageSettingKey,
  SyllabusModule,
  TenantSettings,
} from "@serambi/kernel/contracts";
import type * as z from "zod/mini";

import type { SeedPublished } from "./posts/types";

/** One module of a class's syllabus with its chapters, in order; slugs are unique within the class. */
export type SeedModule = SyllabusModule;

/** A programme (field of study). `id` and `slug` are unique within the tenant. */
export interface SeedProgram {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Plain text, one or two sentences. */
  readonly summary: string;
  /** HTML: paragraphs and lists. Empty where the summary says it all. */
  readonly description?: string;
  /** Address of a picture; empty where the site draws its motif. */
  readonly logo?: string;
  readonly schools?: readonly SeedSchool[];
}

/** A school that takes part in a programme; its name is unique there. */
export interface SeedSchool {
  readonly name: string;
  readonly city: string;
  readonly province: string;
}

/**
 * A class as its tenant writes it. Derived, hence absent: `programName` (name of the first of `programIds`)
 * and `lengthMinutes` (sum of the syllabus). `slug`, `code` and `classroomId` are unique within the tenant.
 */
export interface SeedClass extends Readonly<Omit<ClassOverview, "programName" | "lengthMinutes">> {
  readonly syllabus: readonly SeedModule[];
  /** Of a webinar: the moment at which it begins, with its offset. */
  readonly startsAt?: string;
}

/** What one chapter teaches, from top to bottom. */
export interface SeedLesson {
  readonly classroomId: string;
  readonly chapterSlug: string;
  readonly blocks: readonly LessonBlock[];
}

/** What `seed/classes/<tenant>.ts` exports as `classes`. */
export interface SeedClassFile {
  readonly programs: readonly SeedProgram[];
  readonly classes: readonly SeedClass[];
  /** Of the classes whose chapters can be read on the site. */
  readonly lessons?: readonly SeedLesson[];
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
  /** What other pages of the site hold, by the key of their setting: `cms/app/setting/<key>`. */
  readonly pages?: { readonly [K in PageSettingKey]?: z.input<(typeof PAGE_SETTINGS)[K]> };
}

export interface SeedTenant {
  readonly site: SeedSite;
  readonly classes: SeedClassFile;
  /** Missing where the site publishes nothing. */
  readonly posts?: SeedPublished;
}

export interface SeedData {
  /** `v1/authorizer/version`: browsers that know another one clear what they have stored (specification section 4). */
  readonly appVersion: string;
  readonly tenants: readonly SeedTenant[];
}
