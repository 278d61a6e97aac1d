import { ButtonLink, cx, Wrap } from "@serambi/kernel/ui";

import { isLongTitle } from "../../components/isLongTitle";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import { Book } from "./Book";
import type { HeroBookProps } from "./schema";
import s from "./HeroBook.module.css";

/** A book standing on its own title, with what it is on one side and what it costs on the other. */
export const Slot = ({ props }: SectionProps<HeroBookProps>) => (
  <section id={props.anchor}>
    <Wrap className={s.hero}>
      <h1 className={s.title} data-long={isLongTitle([props.title]) || undefined}>
        {props.title}
      </h1>
      <div className={s.stage}>
        <Book book={props} />
      </div>
      <p className={s.subtitle}>{props.subtitle}</p>
      <div className={s.offer}>
        {props.facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        <dl className={cx(t.nums, s.editions)}>
          {props.editions.map(({ name, price }) => (
            <div key={name} className={s.edition}>
              <dt>{name}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to={props.action.href}>{props.action.label}</ButtonLink>
      </div>
    </Wrap>
  </section>
);
