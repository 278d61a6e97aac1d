import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, notFound, redirect } from "@serambi/kernel/server";

import { EventClient } from "../../api/events/EventClient";
import { openedEvent } from "../../api/events/eventCard";
import { MovedClient } from "../../api/MovedClient";
import type { EventDetail } from "../../contract/hosts/posts";
import { eventPath, EVENTS_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import { eventThing } from "./eventThing";

const UNKNOWN: ReadonlySet<string> = new Set(["not-found", "bad-request", "invalid"]);

/** The event under an id or slug; null where nobody has one. */
const findEvent = async ({ http, report }: RemoteDeps, key: string): Promise<EventDetail | null> => {
  try {
    return await new EventClient(http.services, report).event(key);
  } catch (error) {
    if (isAppError(error) && UNKNOWN.has(error.code)) return null;
    throw error;
  }
};

/** `/Event/{slug}`: one event. Whoever comes by its id, or by its slug in other letters, is led to its one address. */
export const eventLoader = loader(async (deps: RemoteDeps, context: PageContext<Messages>) => {
  const { params, query, tenant, t } = context;
  const { slug = "" } = params;
  const event = await findEvent(deps, slug);
  if (!event) {
    const moved = await new MovedClient(deps.http.services).newPath(tenant, context.path);
    return moved === undefined ? notFound() : redirect(moved, 301);
  }
  const path = eventPath(tenant, event);
  if (path !== undefined && event.slug !== slug) {
    const search = query.toString();
    return redirect(path + (search && `?${search}`), 301);
  }
  const { title, summary, cover } = event;
  return {
    data: { event: openedEvent(event), asOf: deps.now().toISOString() },
    head: { title, description: summary || title, canonicalPath: path ?? context.path, ...(cover && { image: cover }) },
    jsonLd: [
      breadcrumbList(tenant, [{ name: t.events, path: EVENTS_PATH }, { name: title }]),
      { "@context": "https://schema.org", ...eventThing(tenant, event) },
    ],
  };
});
