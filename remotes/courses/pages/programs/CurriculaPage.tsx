import { standing } from "@serambi/kernel/pages";
import type { PageProps } from "@serambi/kernel/remote";
import { EmptyState, SkeletonRow, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { CurriculumIndex } from "../../components/programs/CurriculumIndex";
import { Faces } from "../../components/programs/Faces";
import { PageTop } from "../../components/programs/PageTop";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { programsOf } from "../../stores/programs/programsOf";
import s from "./Programs.module.css";

export { curriculaHead as head, curriculaJsonLd as jsonLd } from "./curriculaHead";

export const preload = async (store: CoursesStore) => {
  const programs = programsOf(store);
  if (programs.all.state.phase !== "ready") await programs.reloadAll();
  return standing(programs.all.state);
};

/** `/Curriculum`: the curricula of the site, by programme. */
export const Page = observer(function CurriculaPage({ store, context }: PageProps<CoursesStore, Messages>) {
  const { t } = context;
  const { all, reloadAll } = programsOf(store);
  return (
    <Wrap className={s.page}>
      <PageTop heading={t["curricula.heading"]} lede={t["curricula.lede"]} />
      <Faces
        state={all.state}
        loading={t["programs.loading"]}
        failed={t["curricula.failed"]}
        skeleton={<SkeletonRow lead="none" />}
        onRetry={() => void reloadAll()}
      >
        {(programs) =>
          programs.length > 0 ? (
            <CurriculumIndex programs={programs} />
          ) : (
            <EmptyState title={t["programs.empty"]}>
              <p>{t["programs.emptyHelp"]}</p>
            </EmptyState>
          )
        }
      </Faces>
    </Wrap>
  );
});
