import type { PageProps } from "@serambi/kernel/remote";
import { ButtonLink, EmptyState, SkeletonRow, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { CurriculumTables } from "../../components/programs/CurriculumTables";
import { Faces } from "../../components/programs/Faces";
import { ProgramFaces } from "../../components/programs/ProgramFaces";
import { ProgramTop } from "../../components/programs/ProgramTop";
import { curriculaPath, programKey } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { programsOf } from "../../stores/programs/programsOf";
import { openProgram } from "./openProgram";
import s from "./Programs.module.css";

export { curriculumHead as head, curriculumJsonLd as jsonLd } from "./curriculumHead";

export const preload = openProgram(["outline"], "outline");

/** `/Curriculum/{program}`: a programme's classes in order, with modules and hours in tables. */
export const Page = observer(function CurriculumPage({ store, context }: PageProps<CoursesStore, Messages>) {
  const { t, tenant } = context;
  const program = programsOf(store).program(programKey(context.params));
  const { detail, outline, reload } = program;
  const { data } = detail.state;
  if (!data)
    return (
      <ProgramFaces state={detail.state} failed={t["program.failed"]} onRetry={() => void program.open(["outline"])} />
    );

  const all = curriculaPath(tenant);
  return (
    <Wrap className={s.page}>
      <ProgramTop
        program={data}
        heading={t["curriculum.of"](data.name)}
        list={{ label: t["curricula.title"], to: all }}
      />
      <Faces
        state={outline.state}
        loading={t["syllabuses.loading"]}
        failed={t["curriculum.failed"]}
        skeleton={<SkeletonRow lead="none" />}
        onRetry={() => void reload("outline")}
      >
        {(classes) =>
          classes.length > 0 ? (
            <CurriculumTables classes={classes} />
          ) : (
            <EmptyState
              title={t["curriculum.empty"]}
              action={all && <ButtonLink to={all}>{t["curricula.heading"]}</ButtonLink>}
            >
              <p>{t["curriculum.emptyHelp"]}</p>
            </EmptyState>
          )
        }
      </Faces>
    </Wrap>
  );
});
