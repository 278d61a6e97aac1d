import { LANGUAGES, offeredLanguages, type Language } from "@serambi/kernel/contracts";
import { wantedOutcome, type Answers, type PageFixture } from "@serambi/kernel/testing";

import { matchRoute } from "../../client/page/routeTable";
import { Editions } from "../../server/edition/Editions";
import type { SiteEdition } from "../../server/edition/SiteEdition";
import { ClientAssets } from "../../server/render/ClientAssets";
import type { LiveRelease } from "../../server/render/LiveRelease";
import { isWhole, type PageAnswer } from "../../server/render/Renderer";
import { RenderEngine } from "../../server/render/RenderEngine";
import { Findings } from "./Findings";
import { answersOf, fixtureHosts } from "./fixtureHosts";
import { followRedirects } from "./followRedirects";
import type { Site } from "./Site";
import type { Trial, Try } from "./Trial";
import { trialRelease } from "./trialRelease";
import { saidBy } from "./saidBy";

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

/** A site as its visitors see it in a language. */
type EditionIn = (site: Site, language: Language) => SiteEdition;

const editionsIn = ({ release }: LiveRelease): EditionIn => {
  const ofSites = new Map<string, Editions>();
  return ({ key, settings }, language) => {
    const said = { tenant: { key, id: `check-${key}`, language, settings }, appVersion: "check", replaced: [] };
    const editions = ofSites.get(key) ?? new Editions({ site: said, isStale: false, revision: 0 });
    ofSites.set(key, editions);
    return editions.of({ origin: `https://${key}.example`, language, release });
  };
};

/** Home pages with a slot of this remote, or of this remote altogether. */
const homesWith = (trial: Trial, editionIn: EditionIn): Composed[] => {
  const answers = answersOf(trial.fixtures);
  const seen = new Set<string>();
  return trial.sites.flatMap((site) =>
    LANGUAGES.flatMap((language): Composed[] => {
      const home = site.homes[language];
      if (!home || !offeredLanguages(site.settings).includes(language)) return [];
      const isOwn = matchRoute(editionIn(site, language).routes, HOME)?.route.remote === trial.name;
      const own = new Set(trial.artefact.slots.map(({ name }) => name));
      const shown = home.sections.map(({ slot }) => slot).filter((slot) => own.has(slot));
      if (!isOwn && shown.length === 0) return [];
      const isBrowsed = seen.size === 0 || shown.some((slot) => !seen.has(slot));
      for (const slot of [HOME, ...shown]) seen.add(slot);
      return [{ site, language, path: HOME, answers, isBrowsed }];
    }),
  );
};

/** Each page of this remote, by its first fixture, on every site that has it; and by the first that says that it leads elsewhere. */
const pagesOf = (trial: Trial, editionIn: EditionIn): Composed[] => {
  const sound = (trial.fixtures?.pages ?? []).filter(
    (fixture) => ["ok", "redirect"].includes(wantedOutcome(fixture)) && !fixture.form && fixture.path !== HOME,
  );
  const first = new Map<string, PageFixture>(
    sound.toReversed().map((fixture) => [`${fixture.page} ${wantedOutcome(fixture)}`, fixture]),
  );
  return [...first.values()].flatMap(({ page, path, answers = {} }) =>
    trial.sites
      .flatMap((site): Omit<Composed, "isBrowsed">[] => {
        const { language } = site.settings;
        const [pathname = ""] = path.split("?", 1);
        const route = matchRoute(editionIn(site, language).routes, pathname)?.route;
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
  const editionIn = editionsIn(live);
  const pages = [...homesWith(trial, editionIn), ...pagesOf(trial, editionIn)];
  for (const { site, language, path, answers, isBrowsed } of trial.share(pages)) {
    const where = `${path} of ${site.key} (${language})`;
    trial.at(where);
    const { tenant, digest, appVersion, isStale } = editionIn(site, language);
    const ask = (asked: string): Promise<PageAnswer> =>
      engine.page(
        live.release,
        {
          tenant,
          digest,
          appVersion,
          isStale,
          url: `${tenant.origin}${asked}`,
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
            const why = `${phase}: ${saidBy(error)}`;
            findings.add({
              where: what,
              why,
              fix: "the message names the cause; the fixtures show the same part alone",
            });
          },
        },
      );
    const answer = await ask(path);
    const way = await followRedirects(path, answer, ask);
    if (way)
      findings.add({
        where,
        why: `it redirects without end: ${way.join(", ")}`,
        fix: "a redirect leads to a page: a browser gives up after some of them, and shows nothing",
      });
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
