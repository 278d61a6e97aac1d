import { Kain, Wrap } from "@serambi/kernel/ui";

import { Actions } from "../../components/Actions";
import { isLongTitle } from "../../components/isLongTitle";
import type { SectionProps } from "../SectionProps";
import type { HeroFairProps } from "./schema";
import s from "./HeroFair.module.css";

/** A fair's poster: its name across the sheet, when and where as large as a headline, and a frieze of cloths sewn edge to edge. */
export const Slot = ({ props: { anchor, title, date, place, lede, actions, cloths } }: SectionProps<HeroFairProps>) => {
  const lines = title.split("\n");
  return (
    <section id={anchor} className={s.hero}>
      <Wrap>
        <h1 className={s.title} data-long={isLongTitle(lines) || undefined}>
          {lines.map((line, index) => (
            <span key={line}>{index > 0 ? ` ${line}` : line}</span>
          ))}
        </h1>
        <div className={s.under}>
          <p className={s.when}>
            <time dateTime={`${date.from}/${date.to}`}>{date.text}</time>
            <span>{place}</span>
          </p>
          <div>
            <p className={s.lede}>{lede}</p>
            <Actions links={actions} className={s.actions} />
          </div>
        </div>
      </Wrap>
      <div className={s.frieze}>
        {cloths.map((cloth) => (
          <Kain key={cloth.seed} {...cloth} variant="field" width={240} height={240} className={s.cloth} />
        ))}
      </div>
    </section>
  );
};
