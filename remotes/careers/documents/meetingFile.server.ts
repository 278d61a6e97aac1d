import { makeIcs } from "@serambi/kernel/calendar";
import type { PageContext } from "@serambi/kernel/remote";
import { document, notFound, type DocumentDeps } from "@serambi/kernel/server";

import { ApplicationClient } from "../api/ApplicationClient";
import { Key } from "../contract/bodies";
import { applicationPath, MEETING_FILE_PATH } from "../contract/paths";
import type { ApplyMessages } from "../messages/apply.id";

const LENGTH_MINUTES = 45;

/** `/Career/Application/{key}/meeting.ics`: an interview, for the calendar of whoever was invited. */
export const meetingFile = document<ApplyMessages>({
  id: "meeting",
  paths: [MEETING_FILE_PATH],
  texts: "apply",
  loader: async ({ http, text, now }: DocumentDeps, { params, t, tenant }: PageContext<ApplyMessages>) => {
    const key = Key.safeParse(params["key"]);
    if (!key.success) return notFound();
    const { meeting, job, number, id } = await new ApplicationClient(http).application(key.data);
    if (!meeting) return notFound();
    const event = {
      uid: `${number}@${new URL(tenant.origin).hostname}`,
      title: `${t.meeting}: ${job.title}, ${job.company.name}`,
      description: job.summary,
      url: tenant.origin + applicationPath(id),
      location: meeting.where,
      when: { startsAt: meeting.at, lengthMinutes: LENGTH_MINUTES },
    };
    return text({
      type: "text/calendar; charset=utf-8",
      body: makeIcs(event, now()),
      fileName: "wawancara.ics",
      isIndexed: false,
    });
  },
});
