import type { PageContext, PageOutcome } from "@serambi/kernel/remote";

import { eventPath } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";
import { eventsOf } from "../../stores/events/eventsOf";

const UNKNOWN = new Set(["not-found", "bad-request", "invalid"]);

/** Opens an event. Whoever comes by its id, or by its slug in other letters, is led to its one address. */
export const openEvent = async (
  store: BlogStore,
  { params, query, tenant }: PageContext<Messages>,
): Promise<PageOutcome> => {
  const { slug = "" } = params;
  const event = eventsOf(store).event(slug);
  const failure = await event.open();
  if (failure && UNKNOWN.has(failure.code)) return { kind: "not-found" };
  if (failure) throw failure;
  const known = event.opened.state.data?.event;
  const right = known && known.slug !== slug ? eventPath(tenant, known) : undefined;
  const search = query.toString();
  return right ? { kind: "redirect", to: right + (search && `?${search}`), status: 301 } : { kind: "ok" };
};
