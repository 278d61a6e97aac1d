import type { PageProps } from "@serambi/kernel/remote";

import { Coaches } from "../../components/pesilat/Coaches";
import { LadderHero } from "../../components/pesilat/LadderHero";
import { OpenTraining } from "../../components/pesilat/OpenTraining";
import { PesilatFurther } from "../../components/pesilat/PesilatFurther";
import { ProgrammeMissing } from "../../components/pesilat/ProgrammeMissing";
import { ProgrammeNotice } from "../../components/pesilat/ProgrammeNotice";
import { Rungs } from "../../components/pesilat/Rungs";
import { TrainingCalendar } from "../../components/pesilat/TrainingCalendar";
import { calendarOf } from "../../contract/pesilat/calendar";
import { coachesOf, ladderOf } from "../../contract/pesilat/ladder";
import type { pesilatLoader } from "./pesilat.server";

/** `/Pesilat`: the martial-arts programme as a ladder of belts, its calendar, open classes and coaches. */
export const Page = ({ data: { programme }, context: { t } }: PageProps<typeof pesilatLoader>) => {
  if (!programme?.classes.length)
    return <ProgrammeMissing heading={t["pesilat.title"]} isFailed={programme === null} />;

  const { classes, isPartial } = programme;
  const ladder = ladderOf(classes);
  const calendar = calendarOf(classes);
  const coaches = coachesOf(ladder);
  return (
    <>
      <LadderHero classes={classes} rungs={ladder.rungs} />
      {isPartial && <ProgrammeNotice />}
      {ladder.rungs.length > 0 && <Rungs rungs={ladder.rungs} />}
      {calendar.rows.length > 0 && <TrainingCalendar {...calendar} />}
      {ladder.open.length > 0 && <OpenTraining classes={ladder.open} />}
      {coaches.length > 0 && <Coaches heading={t["pesilat.coaches"]} coaches={coaches} withCodes />}
      <PesilatFurther />
    </>
  );
};
