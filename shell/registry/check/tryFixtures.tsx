import { LANGUAGES, offeredLanguages, type Language } from "@serambi/kernel/contracts";
import { pagesWithoutForm } from "@serambi/kernel/testing";
import type { KainPainter } from "@serambi/kernel/ui";

import { loadLayout } from "../../client/layouts";
import { kainPainter } from "../../server/kainPainter";
import { DRAWN } from "./budgets";
import { isSlot, nameOf, openFixture, type Fixture } from "./draws/openFixture";
import { Findings } from "./Findings";
import type { CheckOutcome } from "./outcome";
import { renderShown } from "./renderShown";
import type { Site } from "./Site";
import { unsoundIn } from "./soundness";
import type { Trial, Try } from "./Trial";
import { saidBy } from "./saidBy";

interface Showing {
  readonly site: Site;
  readonly language: Language;
  /** By whoever looks at structure and accessibility: neither depends on the site. */
  readonly isLookedAt: boolean;
}

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
      const opened = await openFixture(trial.server, fixture, { site, language });
      if (!opened) return;
      const { html, plain } = renderShown(opened.element, paint);
      for (const { why, fix } of unsoundIn(html)) findings.add({ where, why, fix }, onSite);
      // Another check tells of markup that is too large; to look at its structure would take very long.
      if (isLookedAt && html.length <= DRAWN.htmlBytes) trial.show(`${where} (${language})`, plain());
    } catch (error) {
      const why = `it fails: ${saidBy(error)}`;
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
