import { parse } from "yaml";
import * as z from "zod";

import files from "./content.folder";
import { ApplicationsFile, CompanyFile, TalentsFile } from "./SeedFiles";

interface SeedCompany extends CompanyFile {
  readonly slug: string;
}

/** The seed of a site. */
export interface SeedCareers {
  readonly companies: readonly SeedCompany[];
  readonly applications: ApplicationsFile;
  readonly talents: TalentsFile;
}

const read = <S extends z.ZodType>(schema: S, path: string, text: string): z.output<S> => {
  const result = schema.safeParse(parse(text));
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  return result.data;
};

const nameIn = (folder: string, path: string): string | undefined =>
  new RegExp(`^${folder}/([a-z0-9-]+)\\.yaml$`).exec(path)?.[1];

/** Companies, applications and graduates by the tenant's key. @throws Error with the file that is wrong, and why */
export const careersBySite = (): Readonly<Record<string, SeedCareers>> => {
  const all = Object.entries(files);
  const companies = all.flatMap(([path, text]) => {
    const slug = nameIn("companies", path);
    return slug === undefined ? [] : [{ slug, ...read(CompanyFile, path, text) }];
  });
  const applications = new Map(
    all.flatMap(([path, text]) => {
      const site = nameIn("applications", path);
      return site === undefined ? [] : [[site, read(ApplicationsFile, path, text)] as const];
    }),
  );
  const talents = read(TalentsFile, "talents.yaml", files["talents.yaml"] ?? "[]");
  const sites = new Set([...companies.flatMap((one) => one.sites), ...talents.flatMap((one) => one.sites)]);
  return Object.fromEntries(
    [...sites].map((site) => [
      site,
      {
        companies: companies.filter((one) => one.sites.includes(site)),
        applications: applications.get(site) ?? [],
        talents: talents.filter((one) => one.sites.includes(site)),
      },
    ]),
  );
};
