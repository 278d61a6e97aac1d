import { cx, Icon, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { MaybeLink } from "../../components/MaybeLink";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { EpisodesProps } from "./schema";
import s from "./Episodes.module.css";

/** What there is to listen to, on the coloured ground: a name, what it is about, how long it takes. */
export const Slot = ({ props: { anchor, title, episodes } }: SectionProps<EpisodesProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} tone="field" labelledBy={heading} className={s.band}>
      <Wrap className={s.columns}>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <ol>
          {episodes.map((episode) => (
            <li key={episode.title}>
              <MaybeLink to={episode.href} className={s.episode}>
                <span className={s.sign}>
                  <Icon name="play" />
                </span>
                <div>
                  <h3 className={s.name}>{episode.title}</h3>
                  <p className={s.text}>{episode.text}</p>
                </div>
                <span className={cx(t.nums, s.length)}>{episode.length}</span>
              </MaybeLink>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
};
