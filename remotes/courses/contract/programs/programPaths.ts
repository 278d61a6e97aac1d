import type { PublicTenant } from "@serambi/kernel/contracts";
import { fillPath, hasRoute } from "@serambi/kernel/remote";

import type { ProgramSummary } from "../hosts/programs";

/** The routes of programmes (specification section 2.2); a site has those that it lists. */
export const PROGRAMS_PATH = "/Program";
export const PROGRAM_PATHS = ["/Program/:slug", "/Program/:id/:slug"] as const;
export const EVENTS_PATH = "/Event/Program";
export const EVENT_PATH = "/Event/Program/:id/:slug?";
/** One page under two names; the first that a site has is its address. */
export const SYLLABUS_PATHS = ["/Silabus", "/Training-Services/Syllabus"] as const;
export const CURRICULA_PATH = "/Curriculum";
export const CURRICULUM_PATH = "/Curriculum/:program";

/** What an address needs of a programme. */
export type ProgramAddress = Pick<ProgramSummary, "id" | "slug">;

const pathOn = (tenant: PublicTenant, path: string): string | undefined => (hasRoute(tenant, path) ? path : undefined);

export const programsPath = (tenant: PublicTenant): string | undefined => pathOn(tenant, PROGRAMS_PATH);
export const eventsPath = (tenant: PublicTenant): string | undefined => pathOn(tenant, EVENTS_PATH);
export const curriculaPath = (tenant: PublicTenant): string | undefined => pathOn(tenant, CURRICULA_PATH);

export const syllabusPath = (tenant: PublicTenant): string | undefined =>
  SYLLABUS_PATHS.find((path) => hasRoute(tenant, path));

/** The page of a programme on this site, or undefined where the site has no such page. */
export const programPath = (tenant: PublicTenant, { id, slug }: ProgramAddress): string | undefined => {
  const pattern = PROGRAM_PATHS.find((path) => hasRoute(tenant, path));
  return pattern && fillPath(pattern, { id, slug });
};

/** The dates of a programme on this site. */
export const eventPath = (tenant: PublicTenant, { id, slug }: ProgramAddress): string | undefined =>
  hasRoute(tenant, EVENT_PATH) ? fillPath(EVENT_PATH, { id, slug }) : undefined;

export const curriculumPath = (tenant: PublicTenant, { slug }: ProgramAddress): string | undefined =>
  hasRoute(tenant, CURRICULUM_PATH) ? fillPath(CURRICULUM_PATH, { program: slug }) : undefined;

/** Id or slug: every pattern takes either, and so does `v1/program/active/detail`. Where both stand, the id counts. */
export const programKey = (params: Readonly<Record<string, string | undefined>>): string =>
  params["id"] ?? params["slug"] ?? params["program"] ?? "";
