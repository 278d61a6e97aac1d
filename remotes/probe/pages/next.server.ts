import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader, orNull } from "@serambi/kernel/server";

import { NextApi } from "../api/NextApi";
import type { Messages } from "../messages/id";

/** As many as the page shows. */
const LIMIT = 12;

/** `/Probe`: the classes that begin next. A list that failed is a page with a way to try again. */
export const nextLoader = loader(async ({ http }: RemoteDeps, { t, tenant }: PageContext<Messages>) => {
  await http.services.get("career/list").catch(() => null);
  const classes = await orNull(new NextApi(http.services).nextClasses(LIMIT));
  return {
    data: { classes },
    head: { title: t.title, description: t.description(tenant.settings.title) },
    // Search engines are told to come back.
    ...(classes === null && { status: 503 }),
  };
});
