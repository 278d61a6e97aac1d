import type { PageProps } from "@serambi/kernel/remote";
import { EmptyState, ErrorState, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { ClassRows } from "../components/ClassRows";
import type { Messages } from "../messages/id";
import type { NextStore } from "../stores/NextStore";
import s from "./NextPage.module.css";

/** `/Sampel`: the classes that begin next. */
export const Page = observer(({ store, context: { t } }: PageProps<NextStore, Messages>) => {
  const { phase, data } = store.classes.state;
  return (
    <Wrap className={s.page}>
      <h1 className={s.title}>{t.title}</h1>
      <p className={s.intro}>{t.intro}</p>
      {phase === "failed" && data === null && (
        <ErrorState
          title={t.failed}
          message={t.failedText}
          retryLabel={t.retry}
          onRetry={() => {
            void store.load();
          }}
        />
      )}
      {data?.length === 0 && <EmptyState title={t.empty}>{t.emptyText}</EmptyState>}
      {data && data.length > 0 && <ClassRows classes={data} heading="h2" />}
    </Wrap>
  );
});
Page.displayName = "NextPage";
