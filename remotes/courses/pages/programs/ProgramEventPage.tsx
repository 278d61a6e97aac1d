import type { PageProps } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";

import { EventMonths } from "../../components/programs/EventMonths";
import { ProgramTop } from "../../components/programs/ProgramTop";
import { eventsPath } from "../../contract/programs/programPaths";
import type { programEventLoader } from "./programEvent.server";
import s from "./Programs.module.css";

/** `/Event/Program/{id}/{slug?}`: what is to come in one programme. */
export const Page = ({ data: { program, events }, context: { t, tenant } }: PageProps<typeof programEventLoader>) => {
  const all = eventsPath(tenant);
  return (
    <Wrap className={s.page}>
      <ProgramTop
        program={program}
        heading={t["events.of"](program.name)}
        list={{ label: t["events.title"], to: all }}
      />
      <EventMonths events={events} elsewhere={{ label: t["events.all"], to: all }} />
    </Wrap>
  );
};
