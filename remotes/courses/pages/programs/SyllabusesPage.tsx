import { formatNumber } from "@serambi/kernel/i18n";
import { pageSearch, parsePageNumber, standing, useTurnedPage } from "@serambi/kernel/pages";
import type { PageContext, PageProps } from "@serambi/kernel/remote";
import { ButtonLink, EmptyState, Pagination, SkeletonRow, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useRef } from "react";

import { Faces } from "../../components/programs/Faces";
import { OutlineSections } from "../../components/programs/OutlineSections";
import { PageTop } from "../../components/programs/PageTop";
import type { OutlinePage } from "../../contract/programs/ProgramOutline";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { programsOf } from "../../stores/programs/programsOf";
import s from "./Programs.module.css";

export { syllabusesHead as head, syllabusesJsonLd as jsonLd } from "./syllabusesHead";

export const preload = async (store: CoursesStore, { query }: PageContext<Messages>) => {
  const { outlines } = programsOf(store);
  await outlines.show(parsePageNumber(query));
  return standing(outlines.data.state);
};

/** `/Silabus` and `/Training-Services/Syllabus`: what every class of the site teaches, programme by programme. */
export const Page = observer(function SyllabusesPage({ store, context }: PageProps<CoursesStore, Messages>) {
  const { t, language, pattern: path } = context;
  const { data, reload } = programsOf(store).outlines;
  const onRetry = () => void reload();
  const count = useRef<HTMLParagraphElement>(null);
  useTurnedPage(count);
  const shown = (total: number) => t["programs.shown"](formatNumber(total, language));

  const body = ({ page, totalPages, totalItems, items }: OutlinePage) => {
    if (totalItems === 0)
      return (
        <EmptyState title={t["syllabuses.empty"]}>
          <p>{t["syllabuses.emptyHelp"]}</p>
        </EmptyState>
      );
    if (items.length === 0)
      return (
        <EmptyState
          title={t.emptyPage}
          action={<ButtonLink to={path + pageSearch(totalPages)}>{t.lastPage}</ButtonLink>}
        >
          <p>{t.emptyPageHelp(totalPages)}</p>
        </EmptyState>
      );
    return (
      <>
        <p ref={count} className={s.count} aria-live="polite" tabIndex={-1}>
          {page > 1 ? t.onPage(shown(totalItems), page) : shown(totalItems)}
        </p>
        <OutlineSections items={items} onRetry={onRetry} />
        <Pagination
          className={s.pages}
          page={page}
          totalPages={totalPages}
          hrefFor={(to) => path + pageSearch(to)}
          labels={{ nav: t.pages, previous: t.previousPage, next: t.nextPage }}
        />
      </>
    );
  };

  return (
    <Wrap className={s.page}>
      <PageTop heading={t["syllabuses.heading"]} lede={t["syllabuses.lede"]} />
      <Faces
        state={data.state}
        loading={t["syllabuses.loading"]}
        failed={t["syllabuses.failed"]}
        skeleton={<SkeletonRow lead="none" />}
        onRetry={onRetry}
      >
        {body}
      </Faces>
    </Wrap>
  );
});
