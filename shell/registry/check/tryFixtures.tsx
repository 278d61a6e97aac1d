import { LANGUAGES, offeredLanguages, type Language, type TenantSettings } from "@serambi/kernel/contracts";
import {
  isShown,
  openPage,
  openSlot,
  pagesWithoutForm,
  wantedOutcome,
  type PageFixture,
  type SlotFixture,
} from "@serambi/kernel/testing";
import type { KainPainter } from "@serambi/kernel/ui";
import type { ReactElement } from "react";

import { loadLayout } from "../../client/layouts";
import { kainPainter } from "../../server/kainPainter";
import { Findings } from "./Findings";
import type { CheckOutcome } from "./outcome";
import { renderShown } from "./renderShown";
import type { Site } from "./Site";
import { unsoundIn } from "./soundness";
import type { Trial, Try } from "./Trial";

type Fixture = PageFixture | SlotFixture;

interface Showing {
  readonly site: Site;
  readonly language: Language;
  /** By whoever looks at structure and accessibility: neither depends on the site. */
  readonly isLookedAt: boolean;
}

const isSlot = (fixture: Fixture): fixture is SlotFixture => "slot" in fixture;

const nameOf = (fixture: Fixture): string =>
  isSlot(fixture)
    ? `slot ${fixture.slot}, ${fixture.title}`
    : `${fixture.form ? "form posted to " : ""}page ${fixture.page} at ${fixture.path}, ${fixture.title}`;

/** A site as a fixture shows it: its look, layout, texts and routes, with what the fixture itself says of a site. */
const settingsFor = ({ settings: site }: Site, { tenant }: Fixture, language: Language): Partial<TenantSettings> => ({
  ...site,
  // As if it were the site's own: fixtures answer what a site in its own language asks.
  language,
  ...tenant?.settings,
  // Patterns alone: `*` has become some by the time that a remote is asked.
  routes: [...new Set([...site.routes, ...(tenant?.settings?.routes ?? [])])].filter((route) => route.startsWith("/")),
});

/** @returns null where the fixture rightly comes to no page. @throws where it comes to something else than it says */
const open = async (
  { server }: Trial,
  fixture: Fixture,
  site: Site,
  language: Language,
): Promise<ReactElement | null> => {
  const visit = { language, tenant: { ...fixture.tenant, settings: settingsFor(site, fixture, language) } };
  if (isSlot(fixture)) return (await openSlot(server, fixture, visit)).element;
  const page = await openPage(server, fixture, visit);
  const wanted = wantedOutcome(fixture);
  if (page.outcome !== wanted) throw new Error(`it comes to "${page.outcome}" and not to "${wanted}"`);
  return isShown(fixture) ? (await page.show()).element : null;
};

const painterOf = async ({ settings }: Site): Promise<KainPainter> =>
  kainPainter(settings.css, (await loadLayout(settings.layout)).design.kainMotif);

const missing = ({ name, server: { remote } }: Trial): CheckOutcome => ({
  check: "fixtures",
  findings:
    remote.pages.length + remote.slots.length === 0
      ? []
      : [
          {
            where: `remotes/${name}/testing/remoteFixtures.ts`,
            why: "there is none: nothing can be shown before a visitor sees it",
            fix: "export remoteFixtures with at least one fixture for each page and slot",
          },
        ],
  note: "no fixtures",
});

/**
 * Who may see it: a slot, each site in the languages that it offers. A page is shown once in each language here; on every site
 * that has it, it is shown with its frame (`tryComposed`).
 */
const showingsOf = (fixture: Fixture, { sites }: Trial): Showing[] =>
  sites.flatMap((site, index): Showing[] => {
    // The first one shows everything in every language, so that nothing goes unseen.
    if (index === 0) return LANGUAGES.map((language) => ({ site, language, isLookedAt: true }));
    if (!isSlot(fixture)) return [];
    return offeredLanguages(site.settings).map((language) => ({ site, language, isLookedAt: false }));
  });

/** Every page and slot, for each of its fixtures, rendered on the server as each site shows it, and in both languages. */
export const tryFixtures: Try = async (trial) => {
  const { fixtures, sites, name } = trial;
  if (!fixtures) return missing(trial);
  const findings = new Findings();
  const painters = new Map(await Promise.all(sites.map(async (site) => [site.key, await painterOf(site)] as const)));
  for (const page of trial.share(pagesWithoutForm(trial.server, fixtures)))
    findings.add({
      where: `page ${page}`,
      why: "it takes a form, and no fixture posts one: what its action calls, and what it shows when it refuses, is not tried",
      fix: "give it fixtures with `form`: one that is refused (outcome `invalid`) and one that is done",
    });
  const all: readonly Fixture[] = [...fixtures.slots, ...fixtures.pages];
  const show = async (fixture: Fixture, where: string, { site, language, isLookedAt }: Showing): Promise<void> => {
    const onSite = `${site.key} (${language})`;
    const paint = painters.get(site.key);
    if (!paint) return;
    try {
      const element = await open(trial, fixture, site, language);
      if (!element) return;
      const { html, plain } = renderShown(element, paint);
      for (const { why, fix } of unsoundIn(html)) findings.add({ where, why, fix }, onSite);
      if (isLookedAt) trial.show(`${where} (${language})`, plain());
    } catch (error) {
      const why = `it fails: ${error instanceof Error ? error.message : String(error)}`;
      findings.add({ where, why, fix: `the conformance tests show where: npx jest remotes/${name}/testing` }, onSite);
    }
  };
  for (const fixture of trial.share(all)) {
    const where = nameOf(fixture);
    trial.at(where);
    for (const showing of showingsOf(fixture, trial)) await show(fixture, where, showing);
  }
  const times = all.reduce((sum, fixture) => sum + showingsOf(fixture, trial).length, 0);
  const note = `${all.length} fixtures on ${sites.length} sites, ${times} times`;
  return { check: "fixtures", findings: findings.all, note };
};
