import type { PublicTenant } from "@serambi/kernel/contracts";
import { isAppError, type ErrorCode } from "@serambi/kernel/errors";
import * as z from "zod/mini";

import { hostLabel } from "../tenant/tenantHost";
import type { Caller } from "../upstream/types";
import type { Upstream } from "../upstream/Upstream";
import { AppIdAnswer } from "./answers";
import { askPlatform } from "./askPlatform";
import type { PlatformSession } from "./PlatformSession";
import { readSettings } from "./readSettings";

/** A tenant's site as the platform gives it, before anybody has visited it. */
export interface Site {
  readonly tenant: Omit<PublicTenant, "origin">;
  readonly appVersion: string;
  /** The number of its publications, where the platform counts them: what was made of the same settings before is another thing. */
  readonly revision?: number | undefined;
  /** Paths of the settings' fields that were wrong or missing. */
  readonly replaced: readonly string[];
}

const hasCode = (error: unknown, code: ErrorCode): boolean => isAppError(error) && error.code === code;

/** The tenant's id and key, or null where the platform has no site under that host. */
const loadId = async (upstream: Upstream, host: string) => {
  const headers = upstream.headers("services", { host, path: "/" });
  const path = `v0/${encodeURIComponent(hostLabel(host))}/cms/app/id`;
  try {
    return await askPlatform(upstream, { method: "GET", path, headers }, AppIdAnswer);
  } catch (error) {
    if (hasCode(error, "not-found")) return null;
    throw error;
  }
};

/** The settings of a tenant that is known, as `as` is told them. */
const readTenant = async (
  upstream: Upstream,
  host: string,
  { id, key }: { readonly id: string; readonly key: string },
  as: Pick<Caller, "session" | "preview"> = {},
): Promise<Omit<Site, "appVersion">> => {
  const headers = upstream.headers("services", { host, path: "/", ...as });
  const answer = await askPlatform(upstream, { method: "GET", path: `${key}/cms/app/settings`, headers }, z.unknown());
  const { settings, replaced } = readSettings(answer);
  const { title, meta, language } = settings;
  // Whatever a site is called somewhere: a header and a tab need a name.
  const named = { ...settings, title: title.trim() || meta.site_name || meta.name || hostLabel(host) };
  return { tenant: { id, key, language, settings: named }, replaced };
};

/**
 * A site as its draft has it.
 * @param site as its visitors have it
 * @throws AppError of the call: unauthorized, forbidden or another of the client's where the draft is not shown to them
 */
export const loadDraft = async (
  upstream: Upstream,
  host: string,
  { tenant, appVersion }: Pick<Site, "tenant" | "appVersion">,
  as: Required<Pick<Caller, "session" | "preview">>,
): Promise<Site> => ({ ...(await readTenant(upstream, host, tenant, as)), appVersion });

const loadTenant = async (upstream: Upstream, host: string): Promise<Omit<Site, "appVersion"> | null> => {
  const found = await loadId(upstream, host);
  if (!found) return null;
  return { ...(await readTenant(upstream, host, found)), revision: found.revision };
};

/** A pair that the platform no longer knows (it was restarted with another secret) is made anew, once. */
const withValidPair = async <T>(platform: PlatformSession, load: () => Promise<T>): Promise<T> => {
  const pair = await platform.pair();
  try {
    return await load();
  } catch (error) {
    if (!hasCode(error, "unauthorized")) throw error;
  }
  await platform.renewPair(pair);
  return load();
};

/**
 * The start-up sequence for one host (specification section 4): version, app token, tenant id (version v0), settings.
 * @returns null where the platform has no site under that host
 * @throws AppError of the call that failed
 */
export const loadSite = async (upstream: Upstream, platform: PlatformSession, host: string): Promise<Site | null> => {
  const appVersion = await platform.version();
  const loaded = await withValidPair(platform, () => loadTenant(upstream, host));
  return loaded && { appVersion, ...loaded };
};
