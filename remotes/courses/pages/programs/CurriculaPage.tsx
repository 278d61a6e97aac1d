import type { PageProps } from "@serambi/kernel/remote";
import { EmptyState, Wrap } from "@serambi/kernel/ui";

import { CurriculumIndex } from "../../components/programs/CurriculumIndex";
import { LostList } from "../../components/programs/LostList";
import { PageTop } from "../../components/programs/PageTop";
import type { curriculaLoader } from "./curricula.server";
import s from "./Programs.module.css";

/** `/Curriculum`: the curricula of the site, by programme. */
export const Page = ({ data: { programs }, context: { t } }: PageProps<typeof curriculaLoader>) => (
  <Wrap className={s.page}>
    <PageTop heading={t["curricula.heading"]} lede={t["curricula.lede"]} />
    {programs === null && <LostList title={t["curricula.failed"]} />}
    {programs?.length === 0 && (
      <EmptyState title={t["programs.empty"]}>
        <p>{t["programs.emptyHelp"]}</p>
      </EmptyState>
    )}
    {programs && programs.length > 0 && <CurriculumIndex programs={programs} />}
  </Wrap>
);
