import { useReload, type FormState } from "@serambi/kernel/remote";
import { EmptyState, PageHead, PartNotice, Wrap } from "@serambi/kernel/ui";
import { ErrorSummary } from "@serambi/kernel/ui/controls";
import type { ReactNode } from "react";

import s from "./OfficeList.module.css";

interface OfficeListProps<Item> {
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
  readonly items: readonly Item[] | null;
  readonly form: FormState | undefined;
  /** An `li`, with the key of its item. */
  readonly entry: (item: Item) => ReactNode;
  readonly note?: string | undefined;
}

/** The page of an office: what waits for it, each with its forms, and what was wrong with the last of them. */
export const OfficeList = <Item,>({ t, items, form, entry, note }: OfficeListProps<Item>) => {
  const reload = useReload();
  const faults = Object.entries(form?.errors ?? {}).map(([id, message]) => ({ id, message }));
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.title} size="small" lede={items ? t.lede(items.length) : undefined} />
      {faults.length > 0 && <ErrorSummary title={t.faults(faults.length)} faults={faults} attempt={form} />}
      {form?.message && <p role="alert">{form.message}</p>}
      {items === null && (
        <PartNotice title={t.lost} message={t.lostText} retryLabel={t.retry} onRetry={() => void reload()} />
      )}
      {items?.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      {items && items.length > 0 && <ul className={s.list}>{items.map(entry)}</ul>}
      {note && <p className={s.soft}>{note}</p>}
    </Wrap>
  );
};
