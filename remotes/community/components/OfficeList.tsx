import { useReload, type FormState } from "@serambi/kernel/remote";
import { EmptyState, PageHead, PartNotice, Wrap } from "@serambi/kernel/ui";
import { ErrorSummary } from "@serambi/kernel/ui/controls";
import type { ReactNode } from "react";

import s from "./OfficeList.module.css";

interface OfficeListProps {
  readonly t: {
    readonly title: string;
    readonly lede: (count: number) => string;
    readonly faults: (count: number) => string;
    readonly lost: string;
    readonly lostText: string;
    readonly retry: string;
    readonly none: string;
    readonly noneText: string;
  };
  /** Null where they could not be had. */
  readonly count: number | null;
  readonly form: FormState | undefined;
  /** An `li` for each. */
  readonly children: ReactNode;
  /** Before the list: what it can be narrowed down to. */
  readonly above?: ReactNode;
  /** After it: its other pages. */
  readonly below?: ReactNode;
  readonly note?: string | undefined;
}

/** The page of an office: what waits for it, each with its forms, and what was wrong with the last of them. */
export const OfficeList = ({ t, count, form, children, above, below, note }: OfficeListProps) => {
  const reload = useReload();
  const faults = Object.entries(form?.errors ?? {}).map(([id, message]) => ({ id, message }));
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.title} size="small" lede={count === null ? undefined : t.lede(count)} />
      {faults.length > 0 && <ErrorSummary title={t.faults(faults.length)} faults={faults} attempt={form} />}
      {form?.message && <p role="alert">{form.message}</p>}
      {above}
      {count === null && (
        <PartNotice title={t.lost} message={t.lostText} retryLabel={t.retry} onRetry={() => void reload()} />
      )}
      {count === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      {count !== null && count > 0 && <ul className={s.list}>{children}</ul>}
      {below}
      {note && <p className={s.soft}>{note}</p>}
    </Wrap>
  );
};
