import { Kain, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Facts } from "../../components/Facts";
import { MaybeLink } from "../../components/MaybeLink";
import type { SectionProps } from "../SectionProps";
import type { FeatureProps } from "./schema";
import s from "./Feature.module.css";

/** One long story with a large picture beside it. */
export const Slot = ({ props: { anchor, title, text, facts, picture, href } }: SectionProps<FeatureProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap className={s.columns}>
        <Kain {...picture} variant="cover" width={800} height={600} className={s.picture} />
        <article>
          <h2 id={heading} className={s.title}>
            <MaybeLink as="span" to={href} className={s.link}>
              {title}
            </MaybeLink>
          </h2>
          <p className={s.text}>{text}</p>
          <Facts facts={facts} />
        </article>
      </Wrap>
    </Section>
  );
};
