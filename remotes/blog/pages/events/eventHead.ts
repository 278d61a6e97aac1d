import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import { eventPath, EVENTS_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";
import { eventsOf } from "../../stores/events/eventsOf";
import { eventThing } from "./eventThing";

type Context = PageContext<Messages>;

const eventOf = (store: BlogStore, { params }: Context) =>
  eventsOf(store).event(params["slug"] ?? "").opened.state.data?.event;

export const eventHead = (store: BlogStore, context: Context): PageHead => {
  const event = eventOf(store, context);
  if (!event) return { title: context.t.events, isIndexed: false };
  const { title, summary, cover } = event;
  return {
    title,
    description: summary || title,
    canonicalPath: eventPath(context.tenant, event) ?? context.path,
    ...(cover && { image: cover }),
  };
};

export const eventJsonLd = (store: BlogStore, context: Context): readonly JsonLd[] => {
  const event = eventOf(store, context);
  if (!event) return [];
  const { tenant, t } = context;
  return [
    breadcrumbList(tenant, [{ name: t.events, path: EVENTS_PATH }, { name: event.title }]),
    { "@context": "https://schema.org", ...eventThing(tenant, event) },
  ];
};
