import { standing } from "@serambi/kernel/pages";
import type { PageProps } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { EventFaces } from "../../components/programs/EventFaces";
import { PageTop } from "../../components/programs/PageTop";
import { programsPath } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { programsOf } from "../../stores/programs/programsOf";
import s from "./Programs.module.css";

export { programEventsHead as head, programEventsJsonLd as jsonLd } from "./programEventsHead";

export const preload = async (store: CoursesStore) => {
  const programs = programsOf(store);
  if (programs.events.state.phase !== "ready") await programs.reloadEvents();
  return standing(programs.events.state);
};

/** `/Event/Program`: programmes as events, month by month. */
export const Page = observer(function ProgramEventsPage({ store, context }: PageProps<CoursesStore, Messages>) {
  const { t, tenant } = context;
  const { events, reloadEvents } = programsOf(store);
  return (
    <Wrap className={s.page}>
      <PageTop heading={t["events.heading"]} lede={t["events.lede"]} />
      <EventFaces
        state={events.state}
        elsewhere={{ label: t["programs.title"], to: programsPath(tenant) }}
        onRetry={() => void reloadEvents()}
      />
    </Wrap>
  );
});
