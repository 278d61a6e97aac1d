import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Button } from "@serambi/kernel/ui";

import { COMPILE_LIMIT_MS, type Limits, type RunResult } from "../../contract/studio/Session";
import type { StudioMessages } from "../../messages/studio.id";
import s from "./EndNotice.module.css";

const MEGABYTE = 1024 * 1024;

/** A time of a run as a reader wants it: 0.04 s. */
export const secondsOf = (ms: number, language: "id" | "en"): string =>
  formatNumber(ms / 1000, language, ms < 10_000 ? 2 : 1);

/** How a run ended, in a few words. */
export const endingOf = ({ status }: RunResult, limits: Limits, t: StudioMessages, language: "id" | "en"): string => {
  switch (status) {
    case "ok":
      return t.statusOk;
    case "compile-error":
      return t.statusCompileError;
    case "runtime-error":
      return t.statusRuntimeError;
    case "compile-timeout":
      return t.statusCompileTimeout(formatNumber(COMPILE_LIMIT_MS / 1000, language));
    case "timeout":
      return t.statusTimeout(formatNumber(limits.timeoutMs / 1000, language));
    case "memory":
      return t.statusMemory;
    case "output-limit":
      return t.statusOutputLimit;
    case "file-limit":
      return t.statusFileLimit;
    case "stopped":
      return t.statusStopped;
    case "crashed":
      return t.statusCrashed;
  }
};

const explain = ({ status }: RunResult, limits: Limits, t: StudioMessages, language: "id" | "en"): string | null => {
  switch (status) {
    case "compile-timeout":
      return t.compileTimeoutText;
    case "timeout":
      return t.timeoutText;
    case "memory":
      return t.memoryText(limits.memoryMb);
    case "output-limit":
      return t.outputText(formatNumber(Math.round(limits.maxOutputBytes / 1024), language));
    case "file-limit":
      return t.fileText(formatNumber(limits.maxFileBytes / MEGABYTE, language));
    case "crashed":
      return t.crashedText;
    case "ok":
    case "compile-error":
    case "runtime-error":
    case "stopped":
      return null;
  }
};

interface EndNoticeProps {
  readonly result: RunResult;
  readonly limits: Limits;
  readonly onRunAgain: () => void;
  /** Missing where the limits are somebody else's to set. */
  readonly onRunLonger?: (() => void) | undefined;
}

/** Which limit a run met, and what usually leads there; nothing where it ended by itself. */
export const EndNotice = ({ result, limits, onRunAgain, onRunLonger }: EndNoticeProps) => {
  const t = useMessages<StudioMessages>();
  const language = useLanguage();
  const text = explain(result, limits, t, language);
  if (text === null) return null;
  const isTime = result.status === "timeout";
  return (
    <div className={s.notice}>
      {isTime && (
        <p className={s.big}>
          {formatNumber(limits.timeoutMs / 1000, language, 2)} <small>{t.secondsOver}</small>
        </p>
      )}
      <p>{text}</p>
      {isTime && <p>{t.timeoutUsually}</p>}
      <p className={s.acts}>
        <Button size="small" onClick={onRunAgain}>
          {t.runAgain}
        </Button>
        {isTime && onRunLonger && (
          <Button variant="line" size="small" onClick={onRunLonger}>
            {t.giveLonger}
          </Button>
        )}
      </p>
    </div>
  );
};
