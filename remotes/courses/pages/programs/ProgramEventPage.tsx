import type { PageProps } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { EventFaces } from "../../components/programs/EventFaces";
import { ProgramFaces } from "../../components/programs/ProgramFaces";
import { ProgramTop } from "../../components/programs/ProgramTop";
import { eventsPath, programKey } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { programsOf } from "../../stores/programs/programsOf";
import { openProgram } from "./openProgram";
import s from "./Programs.module.css";

export { programEventHead as head, programEventJsonLd as jsonLd } from "./programEventHead";

export const preload = openProgram(["events"], "events");

/** `/Event/Program/{id}/{slug?}`: what is to come in one programme. */
export const Page = observer(function ProgramEventPage({ store, context }: PageProps<CoursesStore, Messages>) {
  const { t, tenant } = context;
  const program = programsOf(store).program(programKey(context.params));
  const { detail, events, reload } = program;
  const { data } = detail.state;
  if (!data)
    return (
      <ProgramFaces state={detail.state} failed={t["program.failed"]} onRetry={() => void program.open(["events"])} />
    );

  const all = eventsPath(tenant);
  return (
    <Wrap className={s.page}>
      <ProgramTop program={data} heading={t["events.of"](data.name)} list={{ label: t["events.title"], to: all }} />
      <EventFaces
        state={events.state}
        elsewhere={{ label: t["events.all"], to: all }}
        onRetry={() => void reload("events")}
      />
    </Wrap>
  );
});
