import type { PageProps } from "@serambi/kernel/remote";
import { ButtonLink, EmptyState, Wrap } from "@serambi/kernel/ui";

import { CurriculumTables } from "../../components/programs/CurriculumTables";
import { LostList } from "../../components/programs/LostList";
import { ProgramTop } from "../../components/programs/ProgramTop";
import { curriculaPath } from "../../contract/programs/programPaths";
import type { curriculumLoader } from "./curriculum.server";
import s from "./Programs.module.css";

/** `/Curriculum/{program}`: a programme's classes in order, with modules and hours in tables. */
export const Page = ({ data: { program, classes }, context: { t, tenant } }: PageProps<typeof curriculumLoader>) => {
  const all = curriculaPath(tenant);
  return (
    <Wrap className={s.page}>
      <ProgramTop
        program={program}
        heading={t["curriculum.of"](program.name)}
        list={{ label: t["curricula.title"], to: all }}
      />
      {classes === null && <LostList title={t["curriculum.failed"]} />}
      {classes?.length === 0 && (
        <EmptyState
          title={t["curriculum.empty"]}
          action={all && <ButtonLink to={all}>{t["curricula.heading"]}</ButtonLink>}
        >
          <p>{t["curriculum.emptyHelp"]}</p>
        </EmptyState>
      )}
      {classes && classes.length > 0 && <CurriculumTables classes={classes} />}
    </Wrap>
  );
};
