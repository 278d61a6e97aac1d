import { makeIcs } from "@serambi/kernel/calendar";
import { document, notFound } from "@serambi/kernel/server";

import { readHome } from "../api/HomeApi";
import { AGENDA_FIELD, AGENDA_PATH, chosenOf } from "../slots/programme/agenda";
import { ProgrammeProps } from "../slots/programme/schema";

const PROGRAMME = "sites.programme.v1";

/** `/Agenda.ics?s=6-0930-1&s=…`: the sessions of the home page's programme that a visitor has chosen, as a calendar. */
export const agendaDocument = document({
  id: "agenda",
  paths: [AGENDA_PATH],
  loader: async (deps, { tenant, query }) => {
    const { sections } = await readHome(deps);
    const { data } = ProgrammeProps.safeParse(sections.find(({ slot }) => slot === PROGRAMME)?.props);
    if (data?.agenda === undefined) return notFound();
    const { days, agenda, anchor } = data;
    const events = chosenOf(days, query.getAll(AGENDA_FIELD)).flatMap(({ id, day, hour, title, by }) =>
      day.date === undefined
        ? []
        : [
            {
              uid: `${id}@${tenant.key}.serambi`,
              title,
              description: by,
              url: `${tenant.origin}/${anchor === undefined ? "" : `#${anchor}`}`,
              location: agenda.place,
              when: {
                startsAt: `${day.date}T${hour.replace(".", ":")}:00${agenda.offset}`,
                lengthMinutes: agenda.minutes,
              },
            },
          ],
    );
    return deps.text({
      type: "text/calendar; charset=utf-8",
      body: makeIcs(events, deps.now()),
      fileName: "agenda.ics",
      isIndexed: false,
    });
  },
});
