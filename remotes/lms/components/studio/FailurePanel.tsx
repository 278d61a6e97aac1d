import { useMessages } from "@serambi/kernel/remote";
import { Button } from "@serambi/kernel/ui";

import { LANGUAGE_FACTS } from "../../contract/studio/languages";
import type { Language, LoadFailure } from "../../contract/studio/Session";
import type { StudioMessages } from "../../messages/studio.id";
import s from "./EndNotice.module.css";

const textOf = (failure: LoadFailure, t: StudioMessages): string => {
  const texts: Readonly<Record<LoadFailure, string>> = {
    absent: t.failureAbsent,
    cancelled: t.failureCancelled,
    offline: t.failureOffline,
    damaged: t.failureDamaged,
    storage: t.failureStorage,
    unsupported: t.failureUnsupported,
    failed: t.failureFailed,
  };
  return texts[failure];
};

interface FailurePanelProps {
  readonly language: Language;
  readonly failure: LoadFailure;
  readonly onRetry: () => void;
}

/** A language that could not be had: why, and what to do. */
export const FailurePanel = ({ language, failure, onRetry }: FailurePanelProps) => {
  const t = useMessages<StudioMessages>();
  return (
    <div className={s.notice} role="alert">
      <p className={s.title}>{t.failedLoading(LANGUAGE_FACTS[language].name)}</p>
      <p>{textOf(failure, t)}</p>
      {failure !== "unsupported" && failure !== "absent" && (
        <p className={s.acts}>
          <Button variant="line" size="small" onClick={onRetry}>
            {failure === "cancelled" ? t.resume : t.tryAgain}
          </Button>
        </p>
      )}
    </div>
  );
};
