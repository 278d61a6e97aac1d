import type { ReactElement } from "react";

import type { Language } from "../../contracts";
import { loadCatalogue, type AnyRemote, type RemoteDeps, type RemoteScope } from "../../remote";
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

/** A page or slot that is ready: as it is, and made again from what travels in the HTML. */
export interface Ready {
  readonly element: ReactElement;
  readonly restored: ReactElement;
  /** A page's snapshot, a slot's data. */
  readonly travels: unknown;
  /** What it tells its host besides: a page's head and the slots it asks for. */
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

/** @param shown the page or slot that is visited */
export const visitScope = async (
  remote: AnyRemote,
  { tenant, language }: RemoteDeps,
  shown: { readonly texts?: string },
): Promise<RemoteScope> => ({ tenant, language, messages: await loadCatalogue(remote, shown, language) });
