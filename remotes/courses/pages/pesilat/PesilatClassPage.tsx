import type { PageContext, PageProps } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { CourseBody } from "../../components/CourseBody";
import { CourseKeep } from "../../components/CourseKeep";
import { Coaches } from "../../components/pesilat/Coaches";
import { PesilatFurther } from "../../components/pesilat/PesilatFurther";
import { PesilatIntro } from "../../components/pesilat/PesilatIntro";
import { PesilatList } from "../../components/pesilat/PesilatList";
import { PesilatSkeleton } from "../../components/pesilat/PesilatSkeleton";
import { PesilatTerms } from "../../components/pesilat/PesilatTerms";
import { ProgrammeMissing } from "../../components/pesilat/ProgrammeMissing";
import { ProgrammeNotice } from "../../components/pesilat/ProgrammeNotice";
import { SyllabusSection } from "../../components/SyllabusSection";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { pesilatOf } from "../../stores/pesilat/pesilatOf";
import { openCourse } from "../openCourse";
import { openPesilat } from "./openPesilat";
import s from "./PesilatClassPage.module.css";

export { pesilatClassHead as head, pesilatClassJsonLd as jsonLd } from "./pesilatHead";

type Props = PageProps<CoursesStore, Messages>;

export const preload = (store: CoursesStore, { params: { code } }: PageContext<Messages>) =>
  code === undefined ? openPesilat(store) : openCourse(store, code);

const ListView = observer(function ListView({ store, context: { t } }: Props) {
  const pesilat = pesilatOf(store);
  const { state } = pesilat.programme;
  const retry = (): void => void pesilat.reload();
  if (!state.data && state.phase !== "failed") return <PesilatSkeleton />;
  const classes = state.data?.classes ?? [];
  if (classes.length === 0)
    return <ProgrammeMissing heading={t["pesilat.list"]} isFailed={state.phase === "failed"} onRetry={retry} />;
  return (
    <>
      <PesilatList classes={classes} />
      <ProgrammeNotice programme={state} onRetry={retry} />
    </>
  );
});

const ClassView = observer(function ClassView({ store, context }: Props) {
  const { t, params } = context;
  const course = store.course(params["code"] ?? "");
  const { phase, data } = course.overview.state;
  const syllabus = course.syllabus.state;
  if (!data && phase === "failed")
    return <ProgrammeMissing heading={t["pesilat.name"]} isFailed onRetry={() => void course.open()} />;
  if (!data) return <PesilatSkeleton />;
  const coaches = data.mentors.map((mentor) => ({ ...mentor, codes: [data.code] }));
  return (
    <>
      <PesilatIntro course={data} />
      <Wrap className={s.grid}>
        <div className={s.terms}>
          <PesilatTerms course={data} />
          <CourseKeep course={data} />
        </div>
        <div className={s.main}>
          <CourseBody course={data} />
          <SyllabusSection
            key={course.key}
            id="syllabus"
            syllabus={syllabus.data}
            isLost={syllabus.phase === "failed"}
            onRetry={() => void course.reloadSyllabus()}
          />
        </div>
      </Wrap>
      {coaches.length > 0 && <Coaches heading={t["pesilat.coachesOfClass"]} coaches={coaches} />}
      <PesilatFurther withLadder />
    </>
  );
});

/** `/Pesilat/Class/{code?}`: one class of the martial-arts programme; without a code, all of them. */
export const Page = observer(function PesilatClassPage(props: Props) {
  return props.context.params["code"] === undefined ? <ListView {...props} /> : <ClassView {...props} />;
});
