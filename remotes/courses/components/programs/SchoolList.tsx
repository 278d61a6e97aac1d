import type { Page } from "@serambi/kernel/contracts";
import { formatNumber } from "@serambi/kernel/i18n";
import { pageSearch, useTurnedPage } from "@serambi/kernel/pages";
import { useLanguage, useMessages, useNavigation } from "@serambi/kernel/remote";
import { Pagination } from "@serambi/kernel/ui";
import { useRef } from "react";

import type { ProgramSchool } from "../../contract/hosts/programs";
import type { Messages } from "../../messages/id";
import s from "./SchoolList.module.css";

interface SchoolListProps {
  readonly schools: Page<ProgramSchool>;
  /** Of the programme's page, without query. */
  readonly path: string;
}

/** The schools of a programme, ten on a page: each with the place where it is. */
export const SchoolList = ({ schools: { items, page, totalItems, totalPages }, path }: SchoolListProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const isBusy = useNavigation().state === "loading";
  const count = useRef<HTMLParagraphElement>(null);
  useTurnedPage(count);
  if (totalItems === 0) return <p>{t["program.schoolsEmpty"]}</p>;
  const found = t["programs.schools"](formatNumber(totalItems, language));
  return (
    <>
      <p ref={count} className={s.count} aria-live="polite" tabIndex={-1}>
        {page > 1 && items.length > 0 ? t.onPage(found, page) : found}
      </p>
      {items.length === 0 && <p>{t.emptyPageHelp(totalPages)}</p>}
      <ul className={s.schools} aria-busy={isBusy}>
        {items.map(({ id, name, city, province }) => (
          <li key={id}>
            <b>{name}</b>
            <span>{[city, province].filter(Boolean).join(", ")}</span>
          </li>
        ))}
      </ul>
      <Pagination
        className={s.pages}
        page={page}
        totalPages={totalPages}
        hrefFor={(to) => path + pageSearch(to)}
        labels={{ nav: t["program.schoolsPages"], previous: t.previousPage, next: t.nextPage }}
      />
    </>
  );
};
