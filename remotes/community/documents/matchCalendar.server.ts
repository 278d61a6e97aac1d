import { makeIcs } from "@serambi/kernel/calendar";
import { document, notFound } from "@serambi/kernel/server";

import { findSheet } from "../api/findSheet";
import { MATCH_CALENDAR_PATH, matchPath } from "../contract/paths";
import type { LeagueMessages } from "../messages/league.id";

const LENGTH_MINUTES = 120;

/** `/Liga-Smk/Match/{id}/match.ics`: a match that is to come. */
export const matchCalendarDocument = document<LeagueMessages>({
  id: "match-calendar",
  paths: [MATCH_CALENDAR_PATH],
  texts: "league",
  loader: async ({ http, now, text, tenant }, { params, t }) => {
    const sheet = await findSheet(http, params["id"] ?? "");
    if (sheet === null) return notFound();
    const { match, home, away, task } = sheet;
    const event = {
      uid: `${match.id}@${tenant.key}.serambi`,
      title: t.calendarTitle(home?.name ?? t.undecided, away?.name ?? t.undecided),
      description: task,
      url: tenant.origin + matchPath(match.id),
      location: match.place,
      when: { startsAt: match.startsAt, lengthMinutes: LENGTH_MINUTES },
    };
    return text({
      type: "text/calendar; charset=utf-8",
      body: makeIcs(event, now()),
      fileName: "match.ics",
      isIndexed: false,
    });
  },
});
