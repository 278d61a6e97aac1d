import { useMessages, useReload } from "@serambi/kernel/remote";
import { PartNotice } from "@serambi/kernel/ui";
import { useId, type ReactNode } from "react";

import type { Messages } from "../../messages/id";
import s from "./Part.module.css";

interface PartProps<T> {
  readonly heading: string;
  /** `null` where it could not be read. */
  readonly data: T | null;
  /** Said where it cannot be read: the page stands without it. */
  readonly failed: string;
  readonly children: (data: T) => ReactNode;
}

/** One section of a programme's page, which may be missing without harm to the rest. */
export const Part = <T,>({ heading, data, failed, children }: PartProps<T>) => {
  const t = useMessages<Messages>();
  const reload = useReload();
  const headingId = useId();
  return (
    <section className={s.part} aria-labelledby={headingId}>
      <h2 id={headingId} className={s.heading}>
        {heading}
      </h2>
      {data === null ? (
        <PartNotice title={failed} message={t["program.partHelp"]} retryLabel={t.retry} onRetry={() => void reload()} />
      ) : (
        children(data)
      )}
    </section>
  );
};
