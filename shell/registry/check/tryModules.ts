import { offeredLanguages, type Language, type PublicTenant } from "@serambi/kernel/contracts";
import { isAppError } from "@serambi/kernel/errors";
import { SEARCH_KINDS, type RemoteDeps } from "@serambi/kernel/remote";
import type { Answers } from "@serambi/kernel/testing";

import { matchRoute } from "../../client/page/routeTable";
import { inLanguage } from "../../server/startup/inLanguage";
import { Findings } from "./Findings";
import { answersOf, fixtureHosts } from "./fixtureHosts";
import type { Site } from "./Site";
import type { Trial, Try } from "./Trial";

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

const searchOf = async (trial: Trial): Promise<readonly Question[]> => {
  const parts = Object.entries((await trial.remote.search?.())?.parts ?? {});
  return parts.map(([part, read]) => ({
    where: `search for ${part}`,
    ask: async (deps) => {
      const entries = await read(deps);
      const unnamed = entries.some(({ title }) => title.trim() === "") ? ["an entry has no title"] : [];
      const unknown = entries
        .filter(({ kind }) => !SEARCH_KINDS.includes(kind))
        .map(({ kind }) => `${kind} is no kind`);
      const paths = entries.map(({ path }) => path);
      return [...unnamed, ...unknown, ...strangersAmong(trial, deps.tenant, paths)];
    },
  }));
};

const sitemapOf = async (trial: Trial): Promise<readonly Question[]> => {
  const sitemap = await trial.remote.sitemap?.();
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

const feedsOf = async (trial: Trial): Promise<readonly Question[]> => {
  const feeds = await trial.remote.feeds?.();
  if (!feeds) return [];
  const ask = async (deps: RemoteDeps): Promise<readonly string[]> => {
    const sections = feeds.sections(deps.tenant).map(({ section }) => section);
    const read = await Promise.all(sections.map((section) => feeds.read(section, deps)));
    const items = read.flatMap((feed) => feed.items);
    const untitled = items.some(({ title }) => title.trim() === "") ? ["an item has no title"] : [];
    // Where it cannot be had the summary stands alone: only what is no failure of a host is a fault.
    await Promise.all(items.slice(0, MAX_NAMED).map(({ html }) => html().catch(orThrow)));
    return [...untitled, ...strangersAmong(trial, deps.tenant, [...sections, ...items.map(({ path }) => path)])];
  };
  return [{ where: "feeds", ask }];
};

/** A host that fails is nobody's fault: every remote has to bear it, and says so with an AppError. */
const orThrow = (error: unknown): "" => {
  if (isAppError(error)) return "";
  throw error;
};

const depsFor = (site: Site, language: Language, answers: Answers): RemoteDeps => ({
  tenant: {
    ...inLanguage({ key: site.key, id: `check-${site.key}`, language, settings: site.settings }, language),
    origin: `https://${site.key}.example`,
  },
  language,
  http: fixtureHosts(site, answers),
  now: () => new Date(),
});

/**
 * What no page shows: what search engines, the site's search and subscribers are told of each site. With the fixtures' answers,
 * and with every host down.
 */
export const tryModules: Try = async (trial) => {
  const findings = new Findings();
  trial.at("search, sitemap and feeds");
  const questions = (await Promise.all([searchOf(trial), sitemapOf(trial), feedsOf(trial)])).flat();
  const visits = trial.sites.flatMap((site) =>
    offeredLanguages(site.settings).flatMap((language) =>
      [answersOf(trial.fixtures), {}].map((known) => ({ site, language, deps: depsFor(site, language, known) })),
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
        if (isAppError(error)) continue;
        const why = `it fails: ${error instanceof Error ? error.message : String(error)}`;
        findings.add({ where, why, fix: "a host that is away or answers otherwise is an AppError" }, onSite);
      }
    }
  const what = questions.length === 0 ? "it has none" : questions.map(({ where }) => where).join(", ");
  return { check: "modules", findings: findings.all, note: what };
};
