import type { PageProps } from "@serambi/kernel/remote";
import { EmptyState, Pagination, TextLink, Wrap } from "@serambi/kernel/ui";

import { OfficeBar } from "./office/OfficeBar";
import s from "./office/Office.module.css";
import { PublishedParts } from "./office/PublishedParts";
import { RestoreButton } from "./office/RestoreButton";
import { keyWords } from "./site/keyWords";
import { HISTORY_PATH } from "../contract/paths";
import type { historyLoader } from "./history.server";

/** The page stands without the site's header and footer. */
export const isFocused = true;

/** `/Editor/History`: who published what and when; what it was before; the way back. */
export const Page = ({ data, context: { t } }: PageProps<typeof historyLoader>) => {
  const { publications, id, changes } = data;
  const { items, page, totalPages } = publications;
  return (
    <>
      <OfficeBar title={t.title} t={t} />
      <Wrap className={s.page}>
        {items.length === 0 && <EmptyState title={t.empty}>{t.emptyText}</EmptyState>}
        <ol className={s.publications}>
          {items.map((one) => (
            <li key={one.id} className={s.publication} data-open={one.id === id || undefined}>
              <p>
                <b>{t.publishedBy(one.by.name)}</b> <time dateTime={one.at}>{t.moment(one.at)}</time>
              </p>
              {one.note && <p>{one.note}</p>}
              <p className={s.soft}>{one.keys.map((key) => keyWords(key, t)).join(", ")}</p>
              <div className={s.line}>
                <TextLink to={`${HISTORY_PATH}?page=${page}&id=${one.id}`}>{t.compare}</TextLink>
                <RestoreButton id={one.id} t={t} />
              </div>
              {one.id === id && changes && <PublishedParts changes={changes} t={t} />}
            </li>
          ))}
        </ol>
        <Pagination
          page={page}
          totalPages={totalPages}
          hrefFor={(n) => `${HISTORY_PATH}?page=${n}`}
          labels={{ nav: t.pages, previous: t.newer, next: t.older, page: t.pageNumber }}
        />
      </Wrap>
    </>
  );
};
