import type { PublicTenant } from "@serambi/kernel/contracts";
import { fillPath, hasRoute } from "@serambi/kernel/remote";

/** The martial-arts programme (specification section 2.2): its ladder, and one class of it or, without a code, the list. */
export const PESILAT_PATH = "/Pesilat";
export const PESILAT_CLASS_PATH = "/Pesilat/Class/:code?";

/** The page of the programme on this site, or undefined where the site has none. */
export const pesilatPath = (tenant: PublicTenant): string | undefined =>
  hasRoute(tenant, PESILAT_PATH) ? PESILAT_PATH : undefined;

/** The page of a class of the programme, without a code the list of them; undefined where the site has none. */
export const pesilatClassPath = (tenant: PublicTenant, code?: string): string | undefined =>
  hasRoute(tenant, PESILAT_CLASS_PATH) ? fillPath(PESILAT_CLASS_PATH, { code }) : undefined;

/** Pages about the same classes that a site may have beside these. */
const FURTHER_PATHS = ["/Silabus", "/Curriculum"] as const;
export type FurtherPath = (typeof FURTHER_PATHS)[number];

export const furtherPaths = (tenant: PublicTenant): readonly FurtherPath[] =>
  FURTHER_PATHS.filter((path) => hasRoute(tenant, path));

const PROGRAMME_LAYOUT = "pesilat";

/**
 * What the site's classes are searched for. The programme's own site has no others; on a site that teaches other things too,
 * the programme is what speaks of silat.
 */
export const pesilatSearch = ({ settings }: PublicTenant): string =>
  settings.layout === PROGRAMME_LAYOUT ? "" : "silat";
