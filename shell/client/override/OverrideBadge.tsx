import type { Language } from "@serambi/kernel/contracts";
import { Button, cx } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";

import type { LocalBuild } from "../boot/pageState";
import type { BuildFeed } from "./BuildFeed";
import { clockTime } from "./clockTime";
import type { OverrideMessages } from "./messages/id";
import s from "./OverrideBadge.module.css";

interface OverrideBadgeProps {
  readonly local: LocalBuild;
  readonly feed: Pick<BuildFeed, "status" | "problem">;
  readonly language: Language;
  readonly t: OverrideMessages;
  readonly onEnd: () => Promise<void>;
}

/** Around the badge. */
const CLEAR_PX = 24;
const TITLE_ID = "serambi-override";

/** Says on every page, for as long as it holds, that not everything on it is live, and ends it. */
export const OverrideBadge = observer(({ local, feed, language, t, onEnd }: OverrideBadgeProps) => {
  const [isEnding, setEnding] = useState(false);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // What gets the focus at the window's lower edge is scrolled clear of it, and so is the page's end.
    const clear = `${(box.current?.offsetHeight ?? 0) + CLEAR_PX}px`;
    document.documentElement.style.scrollPaddingBottom = clear;
    document.body.style.paddingBottom = clear;
  }, []);
  const end = (): void => {
    setEnding(true);
    onEnd().catch(() => setEnding(false));
  };
  const isTrouble = feed.status === "unreachable" || feed.status === "failed";
  return (
    <section ref={box} className={s.badge} aria-labelledby={TITLE_ID} data-override>
      <div className={s.words}>
        <p id={TITLE_ID} className={s.title}>
          {t.badge} <b className={s.remote}>{local.remote}</b>{" "}
          <span className={s.until}>{t.until(clockTime(new Date(local.until), language))}</span>
        </p>
        <p className={cx(s.status, isTrouble && s.trouble)} role="status">
          {t.status[feed.status]}
        </p>
        {feed.problem !== "" && (
          <p className={cx(s.status, s.trouble)} role="alert">
            {t.loaderFailed} <code className={s.problem}>{feed.problem}</code>
          </p>
        )}
      </div>
      <Button variant="line" size="small" disabled={isEnding} onClick={end}>
        {t.end}
      </Button>
    </section>
  );
});
