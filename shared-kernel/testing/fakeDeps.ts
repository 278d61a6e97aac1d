import type { RemoteDeps } from "../remote";
import { fakeHttp } from "./fakeHttp";
import { fakeTenant } from "./fakeTenant";

/** Saturday, 21 November 2026, ten in the morning in Jakarta. */
export const TEST_NOW = "2026-11-21T03:00:00.000Z";

/** What a remote's stores are made with: an open tenant, hosts that know no answer, a clock that stands. */
export const fakeDeps = (overrides: Partial<RemoteDeps> = {}): RemoteDeps => {
  const tenant = overrides.tenant ?? fakeTenant();
  return { tenant, language: tenant.language, http: fakeHttp(), now: () => new Date(TEST_NOW), ...overrides };
};
