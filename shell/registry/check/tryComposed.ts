import { LANGUAGES, offeredLanguages, type Language, type PublicTenant } from "@serambi/kernel/contracts";
import type { Answers, PageFixture } from "@serambi/kernel/testing";

import { matchRoute } from "../../client/page/routeTable";
import { answeredSite } from "../../server/render/answeredSite";
import { ClientAssets } from "../../server/render/ClientAssets";
import type { LiveRelease } from "../../server/render/LiveRelease";
import { isWhole, type PageAnswer } from "../../server/render/Renderer";
import { RenderEngine } from "../../server/render/RenderEngine";
import { inLanguage } from "../../server/startup/inLanguage";
import { Findings } from "./Findings";
import { answersOf, fixtureHosts } from "./fixtureHosts";
import type { Site } from "./Site";
import type { Trial, Try } from "./Trial";
import { trialRelease } from "./trialRelease";

/** A page of a site that this remote has a part in. */
interface Composed {
  readonly site: Site;
  readonly language: Language;
  readonly path: string;
  readonly answers: Answers;
  /** Whether a browser opens it, too: of what stands on many sites, the first. */
  readonly isBrowsed: boolean;
}

const HOME = "/";

/** A site as its visitors see it in a language. One object for each: what a page looks like is worked out once for it. */
type Tenants = (site: Site, language: Language) => PublicTenant;

const tenantsOf = (live: LiveRelease): Tenants => {
  const made = new Map<string, PublicTenant>();
  return ({ key, settings }, language) => {
    const known = made.get(`${key} ${language}`);
    if (known) return known;
    const origin = `https://${key}.example`;
    const tenant = { ...inLanguage({ key, id: `check-${key}`, language, settings }, language), origin };
    const answered = answeredSite(live.forSite(tenant), tenant);
    made.set(`${key} ${language}`, answered);
    return answered;
  };
};

/** Home pages with a slot of this remote, or of this remote altogether. */
const homesWith = (trial: Trial, live: LiveRelease, tenantOf: Tenants): Composed[] => {
  const answers = answersOf(trial.fixtures);
  const seen = new Set<string>();
  return trial.sites.flatMap((site) =>
    LANGUAGES.flatMap((language): Composed[] => {
      const home = site.homes[language];
      if (!home || !offeredLanguages(site.settings).includes(language)) return [];
      const isOwn = matchRoute(live.forSite(tenantOf(site, language)).routes, HOME)?.route.remote === trial.name;
      const own = new Set(trial.artefact.slots.map(({ name }) => name));
      const shown = home.sections.map(({ slot }) => slot).filter((slot) => own.has(slot));
      if (!isOwn && shown.length === 0) return [];
      const isBrowsed = seen.size === 0 || shown.some((slot) => !seen.has(slot));
      for (const slot of [HOME, ...shown]) seen.add(slot);
      return [{ site, language, path: HOME, answers, isBrowsed }];
    }),
  );
};

/** Each page of this remote, by its first fixture, on every site that has it. */
const pagesOf = (trial: Trial, live: LiveRelease, tenantOf: Tenants): Composed[] => {
  const sound = (trial.fixtures?.pages ?? []).filter(({ outcome = "ok", path }) => outcome === "ok" && path !== HOME);
  const first = new Map<string, PageFixture>(sound.toReversed().map((fixture) => [fixture.page, fixture]));
  return [...first.values()].flatMap(({ page, path, answers = {} }) =>
    trial.sites
      .flatMap((site): Omit<Composed, "isBrowsed">[] => {
        const { language } = site.settings;
        const [pathname = ""] = path.split("?", 1);
        const route = matchRoute(live.forSite(tenantOf(site, language)).routes, pathname)?.route;
        return route?.remote === trial.name && route.page === page ? [{ site, language, path, answers }] : [];
      })
      .map((composed, index) => ({ ...composed, isBrowsed: index === 0 })),
  );
};

const textOf = async (answer: PageAnswer): Promise<string> => {
  if (answer.kind === "redirect") return "";
  const { body } = answer;
  const pieces: (Uint8Array | string)[] = [];
  if (isWhole(body)) pieces.push(...body);
  else await new Promise<void>((done) => body.pipe((piece) => pieces.push(piece), done));
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece as Uint8Array))).toString("utf8"); // of text, its bytes
};

/** The pages of sites that this remote has a part in, rendered as the server does, beside what is live of the others. */
export const tryComposed: Try = async (trial) => {
  const findings = new Findings();
  const live = trialRelease(trial);
  const engine = new RenderEngine({ bring: () => Promise.resolve(live), assets: new ClientAssets(trial.shellDist) });
  const tenantOf = tenantsOf(live);
  const pages = [...homesWith(trial, live, tenantOf), ...pagesOf(trial, live, tenantOf)];
  for (const { site, language, path, answers, isBrowsed } of trial.share(pages)) {
    const where = `${path} of ${site.key} (${language})`;
    trial.at(where);
    const tenant = tenantOf(site, language);
    const answer = await engine.page(
      live.release,
      {
        tenant,
        appVersion: "check",
        isStale: false,
        url: `${tenant.origin}${path}`,
        nonce: "check",
        isPublic: true,
        local: [],
        vitalsSample: 0,
      },
      {
        http: fixtureHosts(site, answers),
        onFailure: ({ remote, phase, slot, error }) => {
          if (remote !== trial.name) return;
          const what = slot === undefined ? where : `${slot} on ${where}`;
          const why = `${phase}: ${error instanceof Error ? error.message : String(error)}`;
          findings.add({ where: what, why, fix: "the message names the cause; the fixtures show the same part alone" });
        },
      },
    );
    const html = await textOf(answer);
    if (isBrowsed && html !== "") trial.browse({ where, site: site.key, path, html });
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
    if (headings > 1)
      findings.add({
        where,
        why: `the page has ${headings} main headings`,
        fix: "a slot begins with an h2; the page that it stands on has the h1",
      });
  }
  const rest =
    trial.others.size === 0 ? "no other remote is live here" : `beside ${[...trial.others.keys()].join(", ")}`;
  return { check: "composed", findings: findings.all, note: `${pages.length} pages, ${rest}` };
};
