import { useMessages } from "@serambi/kernel/remote";
import type { RemoteState } from "@serambi/kernel/state";
import { PartNotice, SkeletonRow } from "@serambi/kernel/ui";
import { useId, type ReactNode } from "react";

import type { Messages } from "../../messages/id";
import s from "./Part.module.css";

interface PartProps<T> {
  readonly heading: string;
  readonly state: RemoteState<T>;
  /** Said where it cannot be read: the page stands without it. */
  readonly failed: string;
  readonly onRetry: () => void;
  readonly children: (data: T) => ReactNode;
}

/** One section of a programme's page, which may be missing without harm to the rest. */
export const Part = <T,>({ heading, state: { phase, data }, failed, onRetry, children }: PartProps<T>) => {
  const t = useMessages<Messages>();
  const headingId = useId();
  return (
    <section className={s.part} aria-labelledby={headingId} aria-busy={phase === "loading"}>
      <h2 id={headingId} className={s.heading}>
        {heading}
      </h2>
      {phase === "failed" && (
        <PartNotice title={failed} message={t["program.partHelp"]} retryLabel={t.retry} onRetry={onRetry} />
      )}
      {data === null ? phase === "failed" || <SkeletonRow lead="none" /> : children(data)}
    </section>
  );
};
