import { useReload, type PageProps } from "@serambi/kernel/remote";
import { EmptyState, ErrorState, Wrap } from "@serambi/kernel/ui";

import { ClassRows } from "../components/ClassRows";
import type { nextLoader } from "./next.server";
import s from "./NextPage.module.css";

/** `/Sampel`: the classes that begin next. */
export const Page = ({ data: { classes }, context: { t } }: PageProps<typeof nextLoader>) => {
  const reload = useReload();
  return (
    <Wrap className={s.page}>
      <h1 className={s.title}>{t.title}</h1>
      <p className={s.intro}>{t.intro}</p>
      {classes === null && (
        <ErrorState title={t.failed} message={t.failedText} retryLabel={t.retry} onRetry={() => void reload()} />
      )}
      {classes?.length === 0 && <EmptyState title={t.empty}>{t.emptyText}</EmptyState>}
      {classes && classes.length > 0 && <ClassRows classes={classes} heading="h2" />}
    </Wrap>
  );
};
