import type { Language, TenantSettings } from "@serambi/kernel/contracts";
import { isAppError } from "@serambi/kernel/errors";
import type { RemoteServer } from "@serambi/kernel/server";
import {
  isShown,
  openPage,
  openSlot,
  wantedOutcome,
  type PageFixture,
  type SlotFixture,
} from "@serambi/kernel/testing";
import type { ReactElement } from "react";

import { frozen } from "../../frozen";
import type { Site } from "../Site";

export type Fixture = PageFixture | SlotFixture;

export const isSlot = (fixture: Fixture): fixture is SlotFixture => "slot" in fixture;

export const nameOf = (fixture: Fixture): string =>
  isSlot(fixture)
    ? `slot ${fixture.slot}, ${fixture.title}`
    : `${fixture.form ? "form posted to " : ""}page ${fixture.page} at ${fixture.path}, ${fixture.title}`;

/** A site as a fixture shows it: its look, layout, texts and routes, with what the fixture itself says of a site. */
const settingsFor = ({ settings: site }: Site, { tenant }: Fixture, language: Language): Partial<TenantSettings> => ({
  ...site,
  // The language counts as the site's own: fixtures answer the calls of a site in its own language.
  language,
  ...tenant?.settings,
  // Patterns alone: `*` has become some by the time that a remote is asked.
  routes: [...new Set([...site.routes, ...(tenant?.settings?.routes ?? [])])].filter((route) => route.startsWith("/")),
});

/** A page or slot before it is rendered, and what travels to browsers with it. */
export interface Opened {
  readonly element: ReactElement;
  /** Parts of the page's state, by what they are called. */
  readonly travels: Readonly<Record<string, unknown>>;
}

interface Opening {
  readonly site: Site;
  readonly language: Language;
}

/** A page that its fixture says something else of: a redirect, an expected failure. */
export class OtherOutcome extends Error {
  override readonly name = "OtherOutcome";
}

/** @returns null where the fixture rightly comes to no page. @throws where it comes to something else than it says */
export const openFixture = async (
  server: RemoteServer,
  fixture: Fixture,
  { site, language }: Opening,
): Promise<Opened | null> => {
  // A server hands the same objects to the remotes of many pages: what changes them fails here, too.
  for (const answer of Object.values(fixture.answers ?? {})) if (!isAppError(answer)) frozen(answer);
  const tenant = { ...fixture.tenant, settings: frozen(settingsFor(site, fixture, language)) };
  const visit = { language, tenant };
  if (isSlot(fixture)) {
    const { element, travels } = await openSlot(server, fixture, visit);
    return { element, travels: { data: travels } };
  }
  const page = await openPage(server, fixture, visit);
  const wanted = wantedOutcome(fixture);
  if (page.outcome !== wanted)
    throw new OtherOutcome(`it comes to "${page.outcome}" and not to "${wanted}"`, { cause: page.failure });
  if (!isShown(fixture)) return null;
  const { element, travels, tells } = await page.show();
  return { element, travels: { data: travels, head: tells.head, jsonLd: tells.jsonLd, "slot requests": tells.slots } };
};
