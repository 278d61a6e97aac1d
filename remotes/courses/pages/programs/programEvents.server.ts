import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList, itemList } from "@serambi/kernel/seo";
import { loader, orNull } from "@serambi/kernel/server";

import { ProgramClient } from "../../api/programs/ProgramClient";
import type { Messages } from "../../messages/id";
import { eventThing } from "./eventThing.server";

/** `/Event/Program`: what is to come on this site. */
export const programEventsLoader = loader(
  async ({ http, now, report }: RemoteDeps, { t, tenant, path, pattern }: PageContext<Messages>) => {
    const events = await orNull(new ProgramClient(http, now, report).events());
    const things = (events?.items ?? []).map((event) => eventThing(tenant, path, event));
    return {
      data: { events },
      head: {
        title: t["events.title"],
        description: t["events.description"],
        canonicalPath: pattern,
        ...(events === null && { isIndexed: false }),
      },
      jsonLd: [breadcrumbList(tenant, [{ name: t["events.title"] }]), ...itemList(t["events.title"], things)],
      ...(events === null && { status: 503 }),
    };
  },
);
