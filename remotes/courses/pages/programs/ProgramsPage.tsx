import { formatNumber } from "@serambi/kernel/i18n";
import { pageSearch, parsePageNumber, standing, useTurnedPage } from "@serambi/kernel/pages";
import type { PageContext, PageProps } from "@serambi/kernel/remote";
import { ButtonLink, EmptyState, Pagination, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useRef } from "react";

import { Faces } from "../../components/programs/Faces";
import { PageTop } from "../../components/programs/PageTop";
import { ProgramRows, ProgramRowsSkeleton } from "../../components/programs/ProgramRows";
import type { ProgramPage } from "../../contract/programs/ProgramData";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { programsOf } from "../../stores/programs/programsOf";
import s from "./Programs.module.css";

export { programsHead as head, programsJsonLd as jsonLd } from "./programsHead";

export const preload = async (store: CoursesStore, { query }: PageContext<Messages>) => {
  const { list } = programsOf(store);
  await list.show(parsePageNumber(query));
  return standing(list.data.state);
};

/** `/Program`: the site's programmes, six on a page. */
export const Page = observer(function ProgramsPage({ store, context }: PageProps<CoursesStore, Messages>) {
  const { t, language, pattern: path } = context;
  const { data, reload } = programsOf(store).list;
  const { state } = data;
  const count = useRef<HTMLParagraphElement>(null);
  useTurnedPage(count);
  const found = state.data && formatNumber(state.data.totalItems, language);

  const body = (page: ProgramPage) => {
    if (page.items.length > 0)
      return (
        <>
          <ProgramRows programs={page.items} isBusy={state.phase === "loading"} />
          <Pagination
            className={s.pages}
            page={page.page}
            totalPages={page.totalPages}
            hrefFor={(to) => path + pageSearch(to)}
            labels={{ nav: t.pages, previous: t.previousPage, next: t.nextPage }}
          />
        </>
      );
    if (page.totalItems === 0)
      return (
        <EmptyState title={t["programs.empty"]}>
          <p>{t["programs.emptyHelp"]}</p>
        </EmptyState>
      );
    return (
      <EmptyState
        title={t.emptyPage}
        action={<ButtonLink to={path + pageSearch(page.totalPages)}>{t.lastPage}</ButtonLink>}
      >
        <p>{t.emptyPageHelp(page.totalPages)}</p>
      </EmptyState>
    );
  };

  return (
    <Wrap className={s.page}>
      <PageTop heading={t["programs.heading"](state.data?.totalItems ? found : null)} lede={t["programs.lede"]} />
      <p ref={count} className={s.count} aria-live="polite" tabIndex={-1}>
        {found === null
          ? t["programs.title"]
          : state.data && state.data.page > 1 && state.data.items.length > 0
            ? t.onPage(t["programs.shown"](found), state.data.page)
            : t["programs.shown"](found)}
      </p>
      <Faces
        state={state}
        loading={t["programs.loading"]}
        failed={t["programs.failed"]}
        skeleton={<ProgramRowsSkeleton />}
        onRetry={() => void reload()}
      >
        {body}
      </Faces>
    </Wrap>
  );
});
