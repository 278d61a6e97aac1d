import { pageSearch } from "@serambi/kernel/pages";
import { useMessages } from "@serambi/kernel/remote";
import { ButtonLink, EmptyState } from "@serambi/kernel/ui";

import type { Messages } from "../../messages/id";

interface EmptyPageProps {
  /** Of the list, without query. */
  readonly path: string;
  readonly totalPages: number;
}

/** A page behind the last one of a list, and the way back to that. */
export const EmptyPage = ({ path, totalPages }: EmptyPageProps) => {
  const t = useMessages<Messages>();
  return (
    <EmptyState title={t.emptyPage} action={<ButtonLink to={path + pageSearch(totalPages)}>{t.lastPage}</ButtonLink>}>
      <p>{t.emptyPageHelp(totalPages)}</p>
    </EmptyState>
  );
};
