import { useMessages, useReload, type PageProps } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";

import { CourseBody } from "../../components/CourseBody";
import { CourseKeep } from "../../components/CourseKeep";
import { Coaches } from "../../components/pesilat/Coaches";
import { PesilatFurther } from "../../components/pesilat/PesilatFurther";
import { PesilatIntro } from "../../components/pesilat/PesilatIntro";
import { PesilatList } from "../../components/pesilat/PesilatList";
import { PesilatTerms } from "../../components/pesilat/PesilatTerms";
import { ProgrammeMissing } from "../../components/pesilat/ProgrammeMissing";
import { ProgrammeNotice } from "../../components/pesilat/ProgrammeNotice";
import { SyllabusSection } from "../../components/SyllabusSection";
import type { Messages } from "../../messages/id";
import type { pesilatClassLoader, ShownClass, ShownIndex } from "./pesilatClass.server";
import s from "./PesilatClassPage.module.css";

const ListView = ({ programme }: ShownIndex) => {
  const t = useMessages<Messages>();
  if (!programme?.classes.length) return <ProgrammeMissing heading={t["pesilat.list"]} isFailed={programme === null} />;
  return (
    <>
      <PesilatList classes={programme.classes} />
      {programme.isPartial && <ProgrammeNotice />}
    </>
  );
};

const ClassView = ({ course, syllabus }: ShownClass) => {
  const t = useMessages<Messages>();
  const reload = useReload();
  const coaches = course.mentors.map((mentor) => ({ ...mentor, codes: [course.code] }));
  return (
    <>
      <PesilatIntro course={course} />
      <Wrap className={s.grid}>
        <div className={s.terms}>
          <PesilatTerms course={course} />
          <CourseKeep course={course} />
        </div>
        <div className={s.main}>
          <CourseBody course={course} />
          <SyllabusSection
            key={course.slug}
            id="syllabus"
            syllabus={syllabus}
            isLost={syllabus === null}
            onRetry={() => void reload()}
          />
        </div>
      </Wrap>
      {coaches.length > 0 && <Coaches heading={t["pesilat.coachesOfClass"]} coaches={coaches} />}
      <PesilatFurther withLadder />
    </>
  );
};

/** `/Pesilat/Class/{code?}`: one class of the martial-arts programme; without a code, all of them. */
export const Page = ({ data }: PageProps<typeof pesilatClassLoader>) =>
  data.kind === "index" ? <ListView {...data} /> : <ClassView {...data} />;
