import { formatNumber } from "@serambi/kernel/i18n";
import { pageSearch, useTurnedPage } from "@serambi/kernel/pages";
import { useNavigation, type PageProps } from "@serambi/kernel/remote";
import { EmptyState, Pagination, Wrap } from "@serambi/kernel/ui";
import { useRef } from "react";

import { EmptyPage } from "../../components/programs/EmptyPage";
import { LostList } from "../../components/programs/LostList";
import { PageTop } from "../../components/programs/PageTop";
import { ProgramRows } from "../../components/programs/ProgramRows";
import type { programsLoader } from "./programs.server";
import s from "./Programs.module.css";

/** `/Program`: the site's programmes, six on a page. */
export const Page = ({ data: { list }, context }: PageProps<typeof programsLoader>) => {
  const { t, language, pattern: path } = context;
  const isBusy = useNavigation().state === "loading";
  const count = useRef<HTMLParagraphElement>(null);
  useTurnedPage(count);
  const found = list && formatNumber(list.totalItems, language);

  const countText = (): string => {
    if (list === null || found === null) return t["programs.title"];
    const shown = t["programs.shown"](found);
    return list.page > 1 && list.items.length > 0 ? t.onPage(shown, list.page) : shown;
  };

  return (
    <Wrap className={s.page}>
      <PageTop heading={t["programs.heading"](list?.totalItems ? found : null)} lede={t["programs.lede"]} />
      <p ref={count} className={s.count} aria-live="polite" tabIndex={-1}>
        {countText()}
      </p>
      {list === null && <LostList title={t["programs.failed"]} />}
      {list?.totalItems === 0 && (
        <EmptyState title={t["programs.empty"]}>
          <p>{t["programs.emptyHelp"]}</p>
        </EmptyState>
      )}
      {list && list.totalItems > 0 && list.items.length === 0 && <EmptyPage path={path} totalPages={list.totalPages} />}
      {list && list.items.length > 0 && (
        <>
          <ProgramRows programs={list.items} isBusy={isBusy} />
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
