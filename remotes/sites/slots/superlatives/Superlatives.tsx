import { Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { PaperPortrait } from "../../components/PaperPortrait";
import type { SectionProps } from "../SectionProps";
import type { SuperlativesProps } from "./schema";
import s from "./Superlatives.module.css";

/** Who is the most of what, in two columns that do not stand level. */
export const Slot = ({ props: { anchor, title, intro, people } }: SectionProps<SuperlativesProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap className={s.columns}>
        <div>
          <h2 id={heading} className={s.title}>
            {title}
          </h2>
          <p className={s.intro}>{intro}</p>
        </div>
        <ul className={s.people}>
          {people.map(({ most, name, year, work, portrait }) => (
            <li key={most} className={s.person}>
              <PaperPortrait portrait={portrait} />
              <div>
                <h3 className={s.most}>{most}</h3>
                <p>
                  <b>{name}</b>, {year}
                </p>
                <p>{work}</p>
              </div>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
};
