import { cx, Wrap } from "@serambi/kernel/ui";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { HeroFactsProps } from "./schema";
import s from "./HeroFacts.module.css";

/** A claim as wide as the page, why it is made, and the figures that it can be held to. */
export const Slot = ({ props: { title, lede, facts } }: SectionProps<HeroFactsProps>) => (
  <Wrap as="section" className={s.hero}>
    <h1 className={cx(t.display, s.title)}>{title}</h1>
    <p className={cx(t.lede, s.lede)}>{lede}</p>
    <dl className={cx(t.nums, s.facts)}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </Wrap>
);
