import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Button } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";

import { LANGUAGE_FACTS } from "../../contract/studio/languages";
import type { Language, LoadProgress } from "../../contract/studio/Session";
import { ASK_ABOVE_MB, type PreferencesView, type RunView } from "../../contract/studio/views";
import type { StudioMessages } from "../../messages/studio.id";
import s from "./LoadingPanel.module.css";

/** Before that a guess at how long it takes is worth nothing. */
const GUESS_AFTER_MS = 1500;

/** Seconds until all is there, by how fast it came so far; null while nobody can tell. */
const useSecondsLeft = (progress: LoadProgress | null): number | null => {
  const began = useRef<{ readonly at: number; readonly bytes: number } | null>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    if (!progress) return;
    const now = performance.now();
    began.current ??= { at: now, bytes: progress.loadedBytes };
    const elapsed = now - began.current.at;
    const bytes = progress.loadedBytes - began.current.bytes;
    if (elapsed < GUESS_AFTER_MS || bytes <= 0) return;
    setSeconds(Math.ceil(((progress.totalBytes - progress.loadedBytes) * elapsed) / bytes / 1000));
  }, [progress]);
  return seconds;
};

interface LoadingPanelProps {
  readonly run: RunView;
  readonly preferences: PreferencesView;
  readonly language: Language;
}

/** A language on its way: how much of it is there, which part is coming, and how not to have it now. */
export const LoadingPanel = observer(function LoadingPanel({ run, preferences, language }: LoadingPanelProps) {
  const t = useMessages<StudioMessages>();
  const pageLanguage = useLanguage();
  const { progress, parts } = run;
  const seconds = useSecondsLeft(progress);
  const { name, megabytes } = LANGUAGE_FACTS[language];
  // Sizes of files as they are kept; what crosses the line is compressed, and known for the whole.
  const arrived = progress && progress.totalBytes > 0 ? (progress.loadedBytes / progress.totalBytes) * megabytes : 0;
  const inMegabytes = (amount: number) => formatNumber(amount, pageLanguage, 1);
  const isStarting = progress !== null && progress.loadedBytes >= progress.totalBytes;
  return (
    <div role="region" className={s.panel} aria-labelledby="studio-loading">
      <h3 id="studio-loading" className={s.title}>
        {isStarting ? t.startingLanguage(name) : t.loadingLanguage(name)}
      </h3>
      <div className={s.body}>
        {progress && (
          <>
            <p className={s.big}>
              {inMegabytes(arrived)} <small>{t.ofMegabytes(inMegabytes(megabytes))}</small>
            </p>
            <progress
              className={s.bar}
              max={progress.totalBytes}
              value={progress.loadedBytes}
              aria-label={t.loadingLanguage(name)}
            />
            <ol className={s.parts}>
              {parts.map((part) => (
                <li key={part} data-state={part === progress.part && !isStarting ? "coming" : "there"}>
                  {part}
                </li>
              ))}
            </ol>
          </>
        )}
        <p>
          {seconds !== null && seconds > 0 && !isStarting && `${t.loadingAbout(seconds)} `}
          {t.loadingOnce}
        </p>
        <p className={s.acts}>
          <Button variant="line" size="small" onClick={run.stop}>
            {t.cancel}
          </Button>
          <span>{t.keepWriting}</span>
        </p>
      </div>
      {megabytes > ASK_ABOVE_MB && (
        <p className={s.hint}>
          <b>{t.mobileData}</b> {t.mobileDataHint}{" "}
          {preferences.asksFirst ? (
            <span role="status">{t.asksFirstNow}</span>
          ) : (
            <button type="button" className={s.link} onClick={() => preferences.set("asksFirst", true)}>
              {t.askFirst}
            </button>
          )}
        </p>
      )}
    </div>
  );
});

/** Whether so many megabytes may be fetched. */
export const AskPanel = observer(function AskPanel({ run, language }: Pick<LoadingPanelProps, "run" | "language">) {
  const t = useMessages<StudioMessages>();
  const pageLanguage = useLanguage();
  const { name, megabytes } = LANGUAGE_FACTS[language];
  const size = formatNumber(megabytes, pageLanguage, 1);
  return (
    <div role="region" className={s.panel} aria-labelledby="studio-asking">
      <h3 id="studio-asking" className={s.title}>
        {t.askTitle(name)}
      </h3>
      <div className={s.body} role="alert">
        <p className={s.big}>
          {size} <small>MB</small>
        </p>
        <p>{t.askText(size)}</p>
        <p className={s.acts}>
          <Button size="small" onClick={() => run.decide(true)}>
            {t.askYes(size)}
          </Button>
          <Button variant="line" size="small" onClick={() => run.decide(false)}>
            {t.askNo}
          </Button>
        </p>
      </div>
    </div>
  );
});
