import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList, itemList } from "@serambi/kernel/seo";
import { loader, notFound, orNull } from "@serambi/kernel/server";

import { orUnknown } from "../../api/orUnknown";
import { ProgramClient } from "../../api/programs/ProgramClient";
import { toHeading } from "../../api/programs/toHeading";
import { eventPath, eventsPath, programKey } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";
import { eventThing } from "./eventThing.server";

/** `/Event/Program/{id}/{slug?}`: what is to come in one programme. */
export const programEventLoader = loader(
  async ({ http, now, report }: RemoteDeps, { t, tenant, path, params }: PageContext<Messages>) => {
    const client = new ProgramClient(http, now, report);
    const program = await orUnknown(client.program(programKey(params)));
    if (!program) return notFound();
    const events = await orNull(client.events(program.id));
    const title = t["events.of"](program.name);
    const things = (events?.items ?? []).map((event) => eventThing(tenant, path, event));
    return {
      data: { program: toHeading(program), events },
      head: {
        title,
        description: t["events.ofDescription"](program.name),
        canonicalPath: eventPath(tenant, program) ?? path,
        ...(events === null && { isIndexed: false }),
      },
      jsonLd: [
        breadcrumbList(tenant, [{ name: t["events.title"], path: eventsPath(tenant) }, { name: title }]),
        ...itemList(title, things),
      ],
      ...(events === null && { status: 503 }),
    };
  },
);
