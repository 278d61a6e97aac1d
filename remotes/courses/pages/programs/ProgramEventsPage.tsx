import type { PageProps } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";

import { EventMonths } from "../../components/programs/EventMonths";
import { PageTop } from "../../components/programs/PageTop";
import { programsPath } from "../../contract/programs/programPaths";
import type { programEventsLoader } from "./programEvents.server";
import s from "./Programs.module.css";

/** `/Event/Program`: programmes as events, month by month. */
export const Page = ({ data: { events }, context: { t, tenant } }: PageProps<typeof programEventsLoader>) => (
  <Wrap className={s.page}>
    <PageTop heading={t["events.heading"]} lede={t["events.lede"]} />
    <EventMonths events={events} elsewhere={{ label: t["programs.title"], to: programsPath(tenant) }} />
  </Wrap>
);
