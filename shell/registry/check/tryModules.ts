import { offeredLanguages, type Language, type PublicTenant } from "@serambi/kernel/contracts";
import { isAppError } from "@serambi/kernel/errors";
import { loadCatalogue, type RemoteDeps } from "@serambi/kernel/remote";
import { guardCalls } from "@serambi/kernel/server";
import type { Answers } from "@serambi/kernel/testing";
import { z } from "zod";

import { matchRoute } from "../../client/page/routeTable";
import { SITE_PAGES } from "../../client/palette/search/searchDocument";
import { DocumentAnswer } from "../../server/documents/documentFile";
import { siteDocument } from "../../server/documents/siteDocument";
import { compileTenant } from "../../server/edition/compileTenant";
import { Findings } from "./Findings";
import { answersOf, fixtureHosts } from "./fixtureHosts";
import type { Site } from "./Site";
import type { Trial, Try } from "./Trial";
import { trialRelease } from "./trialRelease";
import { saidBy } from "./saidBy";

/** One thing that a remote says of a site beside its pages, asked for by the shell's server. */
interface Question {
  /** As the report names it, e.g. `search for posts`. */
  readonly where: string;
  /** @returns what is wrong with what was said, a sentence each */
  readonly ask: (deps: RemoteDeps) => Promise<readonly string[]>;
}

const MAX_NAMED = 3;

const name = (problems: readonly string[]): readonly string[] => [...new Set(problems)].slice(0, MAX_NAMED);

/** Whether paths are pages of this remote that the site has. `*` stands for whatever a site in development shows. */
const strangersAmong = (trial: Trial, { settings }: PublicTenant, paths: readonly string[]): readonly string[] => {
  const listed = new Set(settings.routes.map((route) => route.toLowerCase()));
  const own = trial.artefact.pages.flatMap(({ id, paths: patterns }) =>
    patterns
      .filter((pattern) => listed.has("*") || listed.has(pattern.toLowerCase()))
      .map((pattern) => ({ pattern, remote: trial.name, page: id })),
  );
  return paths.flatMap((path) => {
    const [pathname = ""] = path.split(/[?#]/, 1);
    return matchRoute(own, pathname) ? [] : [`it names ${path}, which is no page of this remote on that site`];
  });
};

const searchOf = (trial: Trial): readonly Question[] => {
  const { server } = trial;
  const { search } = server;
  if (!search) return [];
  const { kinds, parts, texts } = search;
  const unnamedKinds = async (language: Language): Promise<readonly string[]> => {
    const t = await loadCatalogue(server.remote, texts === undefined ? {} : { texts }, language);
    return Object.entries(kinds).flatMap(([kind, named]) =>
      named.name(t).trim() === "" ? [`the kind ${kind} has no name`] : [],
    );
  };
  return Object.entries(parts).map(([part, read]) => ({
    where: `search for ${part}`,
    ask: async (deps) => {
      const entries = await read(deps);
      const unnamed = entries.some(({ title }) => title.trim() === "") ? ["an entry has no title"] : [];
      const unknown = entries
        .filter(({ kind }) => kind !== SITE_PAGES && !Object.hasOwn(kinds, kind))
        .map(({ kind }) => `${kind} is none of its kinds`);
      const paths = entries.map(({ path }) => path);
      return [
        ...unnamed,
        ...unknown,
        ...(await unnamedKinds(deps.language)),
        ...strangersAmong(trial, deps.tenant, paths),
      ];
    },
  }));
};

const sitemapOf = (trial: Trial): readonly Question[] => {
  const { sitemap } = trial.server;
  if (!sitemap) return [];
  return [
    {
      where: "sitemap",
      ask: async (deps) => {
        const entries = await sitemap.addresses(deps);
        const undated = entries.filter(({ lastModified }) => lastModified && Number.isNaN(Date.parse(lastModified)));
        // Left out of the sitemap: which of them the site has does not matter. That they can be named does.
        sitemap.aliases?.(deps.tenant);
        const paths = entries.map(({ path }) => path);
        return [
          ...undated.map(({ path }) => `${path} was changed at no time that can be read`),
          ...strangersAmong(trial, deps.tenant, paths),
        ];
      },
    },
  ];
};

const isPlain = (path: string): boolean => !path.includes("/:");

/** Documents that have an address of their own; of one with parameters nobody here knows which there are. */
const documentsOf = (trial: Trial): readonly Question[] => {
  const live = trialRelease(trial);
  return trial.server.documents.flatMap(({ id, paths }) =>
    paths.filter(isPlain).map((path) => ({
      where: `document ${id}`,
      ask: async ({ tenant, http, now }: RemoteDeps) => {
        const made = await siteDocument({ live, tenant, http, now }, { path, query: "" });
        if (!made) return [];
        const { error } = DocumentAnswer.safeParse(made);
        return error ? [`it gives what no document is: ${z.prettifyError(error)}`] : [];
      },
    })),
  );
};

/** A host that fails is nobody's fault: every remote has to bear it, and says so with an AppError. */
const isBorne = (error: unknown): boolean => isAppError(error) && error.code !== "internal";

const depsFor = ({ server }: Trial, site: Site, language: Language, answers: Answers): RemoteDeps => ({
  tenant: compileTenant(
    { key: site.key, id: `check-${site.key}`, language, settings: site.settings },
    { origin: `https://${site.key}.example`, language },
  ).tenant,
  language,
  http: guardCalls(fixtureHosts(site, answers), server.hosts),
  now: () => new Date(),
});

/**
 * What no page shows: what search engines, the site's search and subscribers are told of each site. With the fixtures' answers,
 * and with every host down.
 */
export const tryModules: Try = async (trial) => {
  const findings = new Findings();
  trial.at("search, sitemap and documents");
  const questions = [...searchOf(trial), ...sitemapOf(trial), ...documentsOf(trial)];
  const visits = trial.sites.flatMap((site) =>
    offeredLanguages(site.settings).flatMap((language) =>
      [answersOf(trial.fixtures), {}].map((known) => ({ site, language, deps: depsFor(trial, site, language, known) })),
    ),
  );
  for (const { site, language, deps } of trial.share(visits))
    for (const { where, ask } of questions) {
      const onSite = `${site.key} (${language})`;
      trial.at(`${where} of ${onSite}`);
      try {
        for (const why of name(await ask(deps)))
          findings.add({ where, why, fix: "name what this site has, as the contract says (kernel/remote)" }, onSite);
      } catch (error) {
        if (isBorne(error)) continue;
        const why = `it fails: ${saidBy(error)}`;
        findings.add({ where, why, fix: "a host that is away or answers otherwise is an AppError" }, onSite);
      }
    }
  const what = questions.length === 0 ? "it has none" : questions.map(({ where }) => where).join(", ");
  return { check: "modules", findings: findings.all, note: what };
};
