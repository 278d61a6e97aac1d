import type { ReactElement } from "react";

import type { Language } from "../../contracts";
import { loadCatalogue, type RemoteDefinition, type RemoteDeps, type RemoteScope } from "../../remote";
import { fakeDeps } from "../fakeDeps";
import { fakeHttp, type Answers, type FakeHttp } from "../fakeHttp";
import { fakeTenant, type TenantOverrides } from "../fakeTenant";
import type { PageFixture, SlotFixture } from "./types";

/** Who visits: what a fixture leaves open. */
export interface Visit {
  readonly language: Language;
  readonly tenant?: TenantOverrides;
  /** Instead of the fixture's own. */
  readonly answers?: Answers;
  /** Instead of a slot fixture's own. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** Awaited before each answer of a host. */
  readonly delay?: () => Promise<void>;
}

/** A page or slot that is ready: as it is, and made again from what travels to a browser. */
export interface Ready {
  readonly element: ReactElement;
  readonly restored: ReactElement;
  /** The data of its loader. */
  readonly travels: unknown;
  /** What hosts were asked, as `fakeHttp` writes it. */
  readonly calls: readonly string[];
  /** What a page tells its host besides. */
  readonly tells?: unknown;
}

/** A value as it arrives in the browser. */
export const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

export const visitDeps = (fixture: PageFixture | SlotFixture, visit: Visit): RemoteDeps & { http: FakeHttp } => {
  const answers = visit.answers ?? fixture.answers ?? {};
  const http = fakeHttp(answers, visit.delay && { delay: visit.delay });
  return {
    ...fakeDeps({ tenant: fakeTenant({ ...fixture.tenant, ...visit.tenant, language: visit.language }), http }),
    http,
  };
};

/**
 * @param shown the page or slot that is visited
 * @param deps those of a browser have hosts that know no answer: what a component needs to render it has been given
 */
export const visitScope = async (
  remote: RemoteDefinition,
  deps: RemoteDeps,
  shown: { readonly texts?: string },
): Promise<RemoteScope> => {
  const { tenant, language } = deps;
  const messages = await loadCatalogue(remote, shown, language);
  return { tenant, language, messages, deps: { ...deps, http: fakeHttp() }, sessions: new Map() };
};
