import type { Language } from "@serambi/kernel/contracts";
import { formatNumber } from "@serambi/kernel/i18n";
import { observer } from "mobx-react-lite";

import s from "./DevPanel.module.css";
import type { PanelMessages } from "./messages/id";
import type { PageTimes } from "./PageTimes";

interface TimeListProps {
  readonly times: PageTimes;
  readonly language: Language;
  readonly t: PanelMessages;
}

/** When the page came, step by step. */
export const TimeList = observer(({ times: { moments }, language, t }: TimeListProps) => {
  const rows = [
    [t.firstByte, moments.firstByteMs],
    [t.firstPaint, moments.firstPaintMs],
    [t.largestPaint, moments.largestPaintMs],
    [t.parsed, moments.parsedMs],
    [t.loaded, moments.loadedMs],
  ] as const;
  return (
    <section>
      <h3 className={s.heading}>{t.times}</h3>
      <dl className={s.times}>
        {rows.map(([name, ms]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{ms === null ? t.notLoaded : formatNumber(ms, language, 0)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
