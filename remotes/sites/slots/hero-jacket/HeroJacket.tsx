import { cx, Kain, Wrap } from "@serambi/kernel/ui";

import { Actions } from "../../components/Actions";
import { isLongTitle } from "../../components/isLongTitle";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { HeroJacketProps } from "./schema";
import s from "./HeroJacket.module.css";

/** A book's jacket taken off and laid flat: back, spine and front on one piece of cloth; below it what a shop would say. */
export const Slot = ({
  props: { anchor, title, author, authorOnSpine, back, imprint, cover, subtitle, facts, actions },
}: SectionProps<HeroJacketProps>) => (
  <section id={anchor} className={s.hero}>
    <div className={s.jacket}>
      <Kain {...cover} variant="field" width={1440} height={640} scaleHeight={420} className={s.cloth} />
      <Wrap className={s.panels}>
        <div className={s.front}>
          <div className={s.plate}>
            <h1 className={s.title} data-long={isLongTitle([title]) || undefined}>
              {title}
            </h1>
            <p className={s.author}>{author}</p>
          </div>
        </div>
        <p className={s.spine} aria-hidden="true">
          <span>{title}</span>
          <span>{authorOnSpine}</span>
        </p>
        <div className={s.back}>
          {back.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={cx(t.nums, s.imprint)}>{imprint}</p>
        </div>
      </Wrap>
    </div>
    <Wrap className={s.under}>
      <p className={s.subtitle}>{subtitle}</p>
      <div>
        <dl className={s.facts}>
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={t.nums}>{text}</dd>
            </div>
          ))}
        </dl>
        <Actions links={actions} className={s.actions} />
      </div>
    </Wrap>
  </section>
);
