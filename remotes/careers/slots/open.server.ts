import { serverSlot } from "@serambi/kernel/server";

import { JobClient } from "../api/JobClient";
import { OpenProps } from "../contract/slots";

/** `careers.open.v1`: the newest open jobs of the site. */
export const openSlot = serverSlot(OpenProps, async ({ http, now }, { limit, field, kind }) => {
  const narrowed = { ...(field && { fields: [field] }), ...(kind && { kinds: [kind] }) };
  const { items, totalItems } = await new JobClient(http).jobs(narrowed, { pageSize: limit });
  return { jobs: items, total: totalItems, now: now().toISOString() };
});
