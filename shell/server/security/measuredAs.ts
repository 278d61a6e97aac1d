import type { TenantSettings } from "@serambi/kernel/contracts";
import type { FastifyRequest } from "fastify";

/** Whether the visitor's browser says that they do not want to be measured (Global Privacy Control, Do Not Track). */
const isUnwilling = ({ headers }: FastifyRequest): boolean => headers["sec-gpc"] === "1" || headers["dnt"] === "1";

/**
 * The id that a visit is counted under: the site's own before the operator's (specification section 7.8). A page for who does not want
 * it differs, so it is an edition of its own.
 * @returns null where it is not counted; undefined where that is as the settings say
 */
export const measuredAs = (
  request: FastifyRequest,
  { analytics }: TenantSettings,
  defaultId: string | undefined,
): string | null | undefined => {
  if (!analytics) return undefined;
  const ownId = analytics.measurementId;
  const id = isUnwilling(request) ? undefined : (ownId ?? defaultId);
  return id !== undefined && id === ownId ? undefined : (id ?? null);
};
