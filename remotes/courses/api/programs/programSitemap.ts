import type { PublicTenant } from "@serambi/kernel/contracts";
import { readList } from "@serambi/kernel/http";
import type { RemoteDeps } from "@serambi/kernel/remote";
import type { SitemapEntry } from "@serambi/kernel/server";

import { ProgramSummary } from "../../contract/hosts/programs";
import { competencePath } from "../../contract/paths";
import {
  curriculumPath,
  eventPath,
  programPath,
  SYLLABUS_PATHS,
  syllabusPath,
  type ProgramAddress,
} from "../../contract/programs/programPaths";

/** A site with both paths to its syllabuses has one page of them. */
export const programAliases = (tenant: PublicTenant): readonly string[] =>
  SYLLABUS_PATHS.filter((path) => path !== syllabusPath(tenant));

const ANY = { id: "-", slug: "-" };
const classesPath = (tenant: PublicTenant, { slug }: ProgramAddress) => competencePath(tenant, slug);
const PAGES = [programPath, curriculumPath, eventPath, classesPath];

/**
 * The pages of every programme of this site; no call where it has none.
 * @throws AppError offline | timeout | upstream | malformed
 */
export const programAddresses = async ({ tenant, http, report }: RemoteDeps): Promise<readonly SitemapEntry[]> => {
  const pages = PAGES.filter((pathOf) => pathOf(tenant, ANY) !== undefined);
  if (pages.length === 0) return [];
  const programs = readList(await http.programs.get("programs"), ProgramSummary, { call: "programs", report });
  return pages.flatMap((pathOf) =>
    programs.flatMap((program) => {
      const path = pathOf(tenant, program);
      return path === undefined ? [] : [{ path }];
    }),
  );
};
