import { ArrowLink, cx, Kain, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { MaybeLink } from "../../components/MaybeLink";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { OpeningsProps } from "./schema";
import s from "./Openings.module.css";

/** Who has time and when, by the clock; a heavier rule stands where the time zone changes. */
export const Slot = ({ props: { anchor, title, openings, more } }: SectionProps<OpeningsProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} tone="sunken">
      <Wrap>
        <h2 id={heading} className={cx(t.display, s.title)}>
          {title}
        </h2>
        <ol className={s.openings}>
          {openings.map(({ time, zone, name, place, text, picture, href }, index) => (
            <li
              key={`${time} ${name}`}
              className={s.opening}
              data-border={zone.short === openings[index - 1]?.zone.short ? undefined : true}
            >
              <p className={s.time}>
                {time} <abbr title={zone.long}>{zone.short}</abbr>
              </p>
              <Kain {...picture} variant="avatar" width={128} height={128} className={s.portrait} />
              <h3 className={s.name}>
                <MaybeLink to={href} as="span" className={s.link}>
                  {name}
                </MaybeLink>
              </h3>
              <p className={s.place}>{place}</p>
              <p className={s.text}>{text}</p>
            </li>
          ))}
        </ol>
        {more && (
          <p className={s.more}>
            <ArrowLink to={more.href}>{more.label}</ArrowLink>
          </p>
        )}
      </Wrap>
    </Section>
  );
};
