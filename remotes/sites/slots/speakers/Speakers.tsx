import { useMessages } from "@serambi/kernel/remote";
import { cx, Kain, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { MaybeLink } from "../../components/MaybeLink";
import t from "../../components/Type.module.css";
import type { PagesMessages } from "../../messages/pages.id";
import type { SectionProps } from "../SectionProps";
import type { SpeakersProps } from "./schema";
import s from "./Speakers.module.css";

/** Who speaks: each with a cloth of their own, who they are, and whether they have said yes. */
export const Slot = ({ props: { anchor, title, text, speakers } }: SectionProps<SpeakersProps>) => {
  const heading = useId();
  const m = useMessages<PagesMessages>();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap className={s.wrap}>
        <div className={s.head}>
          <h2 id={heading} className={t.h2Poster}>
            {title}
          </h2>
          <p className={cx(t.soft, s.intro)}>{text}</p>
        </div>
        <ol className={s.speakers}>
          {speakers.map(({ name, bio, picture, isConfirmed, href }) => (
            <li key={name} className={s.speaker}>
              <Kain {...picture} variant="avatar" width={120} height={120} className={s.portrait} />
              <div>
                <h3 className={s.name}>
                  <MaybeLink to={href} as="span">
                    {name}
                  </MaybeLink>
                </h3>
                <p>{bio}</p>
                <p className={cx(s.state, !isConfirmed && s.open)}>
                  {m[isConfirmed ? "speaker.confirmed" : "speaker.unconfirmed"]}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
};
