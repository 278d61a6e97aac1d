import type { PageProps } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";

import { Coaches } from "../../components/pesilat/Coaches";
import { LadderHero } from "../../components/pesilat/LadderHero";
import { OpenTraining } from "../../components/pesilat/OpenTraining";
import { PesilatFurther } from "../../components/pesilat/PesilatFurther";
import { PesilatSkeleton } from "../../components/pesilat/PesilatSkeleton";
import { ProgrammeMissing } from "../../components/pesilat/ProgrammeMissing";
import { ProgrammeNotice } from "../../components/pesilat/ProgrammeNotice";
import { Rungs } from "../../components/pesilat/Rungs";
import { TrainingCalendar } from "../../components/pesilat/TrainingCalendar";
import { calendarOf } from "../../contract/pesilat/calendar";
import { coachesOf, ladderOf } from "../../contract/pesilat/ladder";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { pesilatOf } from "../../stores/pesilat/pesilatOf";

export { openPesilat as preload } from "./openPesilat";
export { pesilatHead as head, pesilatJsonLd as jsonLd } from "./pesilatHead";

/** `/Pesilat`: the martial-arts programme as a ladder of belts, its calendar, open classes and coaches. */
export const Page = observer(function PesilatPage({ store, context: { t } }: PageProps<CoursesStore, Messages>) {
  const pesilat = pesilatOf(store);
  const { state } = pesilat.programme;
  const retry = (): void => void pesilat.reload();
  if (!state.data && state.phase !== "failed") return <PesilatSkeleton />;
  const classes = state.data?.classes ?? [];
  if (classes.length === 0)
    return <ProgrammeMissing heading={t["pesilat.title"]} isFailed={state.phase === "failed"} onRetry={retry} />;

  const ladder = ladderOf(classes);
  const calendar = calendarOf(classes);
  const coaches = coachesOf(ladder);
  return (
    <>
      <LadderHero classes={classes} rungs={ladder.rungs} />
      <ProgrammeNotice programme={state} onRetry={retry} />
      {ladder.rungs.length > 0 && <Rungs rungs={ladder.rungs} />}
      {calendar.rows.length > 0 && <TrainingCalendar {...calendar} />}
      {ladder.open.length > 0 && <OpenTraining classes={ladder.open} />}
      {coaches.length > 0 && <Coaches heading={t["pesilat.coaches"]} coaches={coaches} withCodes />}
      <PesilatFurther />
    </>
  );
});
