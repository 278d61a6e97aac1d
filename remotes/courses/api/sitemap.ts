import type { SitemapModule } from "@serambi/kernel/server";

import { CATALOGUE_PATHS, cataloguePath, competencePath, coursePath } from "../contract/paths";
import { allClasses } from "./allClasses";
import { chapterAddresses } from "./learning/chapterSitemap";
import { programAddresses, programAliases } from "./programs/programSitemap";

/** A bound on what one sitemap may ask of the host: 10,000 classes. */
const MAX_PAGES = 200;

/** The page of every class, of every chapter that is open to all, and of every programme of this site. */
export const sitemap = {
  /** A site with both families of routes has one catalogue. */
  aliases: (tenant) => [...CATALOGUE_PATHS.filter((path) => path !== cataloguePath(tenant)), ...programAliases(tenant)],

  /** @throws AppError offline | timeout | upstream | malformed */
  addresses: async (deps) => {
    const { tenant } = deps;
    const classes = await allClasses(deps, MAX_PAGES);
    const pages = classes.flatMap(({ slug, type }) => {
      const path = coursePath(tenant, slug, type);
      return path === undefined ? [] : [{ path }];
    });
    // A class and a programme of one slug share an address, which shows the class: that is told of once, under its own.
    const ofClasses = new Set(classes.map(({ slug }) => competencePath(tenant, slug)));
    const programs = (await programAddresses(deps)).filter(({ path }) => !ofClasses.has(path));
    return [...pages, ...(await chapterAddresses(deps, classes)), ...programs];
  },
} satisfies SitemapModule;
