import { formatNumber } from "@serambi/kernel/i18n";
import { pageSearch, useTurnedPage } from "@serambi/kernel/pages";
import type { PageProps } from "@serambi/kernel/remote";
import { EmptyState, Pagination, Wrap } from "@serambi/kernel/ui";
import { useRef } from "react";

import { EmptyPage } from "../../components/programs/EmptyPage";
import { LostList } from "../../components/programs/LostList";
import { OutlineSections } from "../../components/programs/OutlineSections";
import { PageTop } from "../../components/programs/PageTop";
import s from "./Programs.module.css";
import type { syllabusesLoader } from "./syllabuses.server";

/** `/Silabus` and `/Training-Services/Syllabus`: what every class of the site teaches, programme by programme. */
export const Page = ({ data: { list }, context }: PageProps<typeof syllabusesLoader>) => {
  const { t, language, pattern: path } = context;
  const count = useRef<HTMLParagraphElement>(null);
  useTurnedPage(count);
  const shown = t["programs.shown"](formatNumber(list?.totalItems ?? 0, language));
  return (
    <Wrap className={s.page}>
      <PageTop heading={t["syllabuses.heading"]} lede={t["syllabuses.lede"]} />
      {list === null && <LostList title={t["syllabuses.failed"]} />}
      {list?.totalItems === 0 && (
        <EmptyState title={t["syllabuses.empty"]}>
          <p>{t["syllabuses.emptyHelp"]}</p>
        </EmptyState>
      )}
      {list && list.totalItems > 0 && list.items.length === 0 && <EmptyPage path={path} totalPages={list.totalPages} />}
      {list && list.items.length > 0 && (
        <>
          <p ref={count} className={s.count} aria-live="polite" tabIndex={-1}>
            {list.page > 1 ? t.onPage(shown, list.page) : shown}
          </p>
          <OutlineSections items={list.items} />
          <Pagination
            className={s.pages}
            page={list.page}
            totalPages={list.totalPages}
            hrefFor={(to) => path + pageSearch(to)}
            labels={{ nav: t.pages, previous: t.previousPage, next: t.nextPage }}
          />
        </>
      )}
    </Wrap>
  );
};
