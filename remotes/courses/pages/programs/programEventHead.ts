import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, itemList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import { eventPath, eventsPath, programKey } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { programsOf } from "../../stores/programs/programsOf";
import { eventThing } from "./eventThing";
import { programOf } from "./programOf";

type Context = PageContext<Messages>;

export const programEventHead = (store: CoursesStore, context: Context): PageHead => {
  const { t, tenant, path } = context;
  const program = programOf(store, context);
  if (!program) return { title: t["events.title"], isIndexed: false };
  return {
    title: t["events.of"](program.name),
    description: t["events.ofDescription"](program.name),
    canonicalPath: eventPath(tenant, program) ?? path,
  };
};

export const programEventJsonLd = (store: CoursesStore, context: Context): readonly JsonLd[] => {
  const { t, tenant, path } = context;
  const program = programOf(store, context);
  if (!program) return [];
  const events = programsOf(store).program(programKey(context.params)).events.state.data?.items ?? [];
  const name = t["events.of"](program.name);
  return [
    breadcrumbList(tenant, [{ name: t["events.title"], path: eventsPath(tenant) }, { name }]),
    ...itemList(
      name,
      events.map((event) => eventThing(tenant, path, event)),
    ),
  ];
};
