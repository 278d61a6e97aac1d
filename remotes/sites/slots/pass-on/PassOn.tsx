import { Kain } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import { GiveForm } from "./GiveForm";
import type { PassOnProps } from "./schema";
import s from "./PassOn.module.css";

/** What was given is passed on: a chain of people along a selvedge of cloth, and the next link of it. */
export const Slot = ({ props: { anchor, title, text, cloth, chain, give } }: SectionProps<PassOnProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.pass} aria-labelledby={heading}>
      <Kain {...cloth} variant="field" width={320} height={960} className={s.cloth} />
      <div className={s.columns}>
        <div>
          <h2 id={heading} className={s.title}>
            {title}
          </h2>
          <p className={t.lede}>{text}</p>
          <ol className={s.chain}>
            {chain.map(({ year, text: link }) => (
              <li key={year} className={s.link}>
                <b>{year}</b> <span>{link}</span>
              </li>
            ))}
          </ol>
        </div>
        <GiveForm {...give} />
      </div>
    </section>
  );
};
