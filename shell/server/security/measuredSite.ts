import type { TenantSettings } from "@serambi/kernel/contracts";
import type { FastifyRequest } from "fastify";

import type { Site } from "../types";

const variants = new WeakMap<TenantSettings, Map<string | undefined, TenantSettings>>();

/** The same settings under another measurement id, or none. The same object each time: pages and looks are kept by it. */
const withMeasurementId = (settings: TenantSettings, measurementId: string | undefined): TenantSettings => {
  const known = variants.get(settings) ?? new Map<string | undefined, TenantSettings>();
  variants.set(settings, known);
  const { analytics, ...rest } = settings;
  const variant = known.get(measurementId) ?? {
    ...rest,
    ...(analytics && measurementId !== undefined && { analytics: { measurementId } }),
  };
  known.set(measurementId, variant);
  return variant;
};

/** Whether the visitor's browser says that they do not want to be measured (Global Privacy Control, Do Not Track). */
const isUnwilling = ({ headers }: FastifyRequest): boolean => headers["sec-gpc"] === "1" || headers["dnt"] === "1";

/**
 * A site as one visitor gets it: with the id that it is measured under, its own before the operator's, or as one that is
 * not measured at all (specification section 7.8). A page for who does not want it differs, so it is kept apart in the cache.
 */
export const measuredSite = (request: FastifyRequest, site: Site, defaultId: string | undefined): Site => {
  const { settings } = site.tenant;
  if (!settings.analytics) return site;
  const ownId = settings.analytics.measurementId;
  const measurementId = isUnwilling(request) ? undefined : (ownId ?? defaultId);
  if (measurementId !== undefined && measurementId === ownId) return site;
  return { ...site, tenant: { ...site.tenant, settings: withMeasurementId(settings, measurementId) } };
};
