import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, itemList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { programsOf } from "../../stores/programs/programsOf";
import { eventThing } from "./eventThing";

type Context = PageContext<Messages>;

export const programEventsHead = (_store: CoursesStore, { t, pattern }: Context): PageHead => ({
  title: t["events.title"],
  description: t["events.description"],
  canonicalPath: pattern,
});

export const programEventsJsonLd = (store: CoursesStore, { t, tenant, path }: Context): readonly JsonLd[] => [
  breadcrumbList(tenant, [{ name: t["events.title"] }]),
  ...itemList(
    t["events.title"],
    (programsOf(store).events.state.data?.items ?? []).map((event) => eventThing(tenant, path, event)),
  ),
];
