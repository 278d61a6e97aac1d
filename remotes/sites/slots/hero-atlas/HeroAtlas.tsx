import { cx } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import { AtlasMap } from "./AtlasMap";
import type { HeroAtlasProps } from "./schema";
import s from "./HeroAtlas.module.css";

/** A map of the islands with every place; choosing a cohort lights its places. The style sheet does it, no script. */
export const Slot = ({
  props: { anchor, title, lede, mapLabel, seas, places, choice },
}: SectionProps<HeroAtlasProps>) => {
  const group = useId();
  return (
    <section id={anchor} className={s.hero}>
      <AtlasMap label={mapLabel} seas={seas ?? []} places={places} />
      <div className={s.words}>
        <h1 className={cx(t.display, s.title)}>{title}</h1>
        <p className={s.lede}>{lede}</p>
      </div>
      <fieldset className={s.choice}>
        <legend className={s.legend}>{choice.label}</legend>
        <label className={s.cohort}>
          <input type="radio" name={group} value="0" defaultChecked />
          <b>{choice.all}</b> <i>{choice.count}</i>
        </label>
        {choice.years.map((year, index) => (
          <label key={year} className={s.cohort}>
            <input type="radio" name={group} value={index + 1} />
            <b>{index + 1}</b> <i>{year}</i>
          </label>
        ))}
      </fieldset>
    </section>
  );
};
