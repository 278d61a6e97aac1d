import { useMessages, useReload } from "@serambi/kernel/remote";
import { EmptyState, ErrorState, Wrap } from "@serambi/kernel/ui";

import type { Messages } from "../../messages/id";
import s from "./ProgrammeMissing.module.css";

interface ProgrammeMissingProps {
  readonly heading: string;
  /** False: there are no classes, and nothing is wrong. */
  readonly isFailed: boolean;
}

/** In place of the classes: that there are none yet, or that they could not be had. */
export const ProgrammeMissing = ({ heading, isFailed }: ProgrammeMissingProps) => {
  const t = useMessages<Messages>();
  const reload = useReload();
  return (
    <Wrap className={s.missing}>
      <h1>{heading}</h1>
      {isFailed ? (
        <ErrorState
          title={t["pesilat.failed"]}
          message={t["pesilat.failedHelp"]}
          retryLabel={t.retry}
          onRetry={() => void reload()}
        />
      ) : (
        <EmptyState title={t["pesilat.empty"]}>{t["pesilat.emptyHelp"]}</EmptyState>
      )}
    </Wrap>
  );
};
