import { formatDate } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";

import type { Rung } from "../../contract/pesilat/ladder";
import type { PesilatClass } from "../../contract/pesilat/PesilatClass";
import type { Messages } from "../../messages/id";
import s from "./LadderHero.module.css";
import { Stairs } from "./Stairs";

interface LadderHeroProps {
  readonly classes: readonly PesilatClass[];
  readonly rungs: readonly Rung[];
}

/** Three lines that widen as one rises, what can be joined now, and the belts as stairs. */
export const LadderHero = ({ classes, rungs }: LadderHeroProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const open = classes.filter(({ state }) => state === "registration-open");
  const [next] = open.flatMap(({ startsOn }) => startsOn ?? []).toSorted();
  return (
    <Wrap as="header" className={s.hero}>
      <h1 className={s.title}>
        {t[rungs.length > 0 ? "pesilat.heading" : "pesilat.openHeading"].split("\n").map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </h1>
      <div className={s.words}>
        <p className={s.lede}>{t[rungs.length > 0 ? "pesilat.lede" : "pesilat.openLede"]}</p>
        {open.length > 0 && (
          <ul className={s.facts}>
            <li>{t["pesilat.openNow"](open.length)}</li>
            {next && <li>{t["pesilat.nextStart"](formatDate(next, language))}</li>}
          </ul>
        )}
      </div>
      {rungs.length > 0 && <Stairs rungs={rungs} className={s.stairs} />}
    </Wrap>
  );
};
