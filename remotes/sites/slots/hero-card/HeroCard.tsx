import { cx, Wrap } from "@serambi/kernel/ui";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import { CatalogueCard } from "./CatalogueCard";
import type { HeroCardProps } from "./schema";
import s from "./HeroCard.module.css";

/** What the library is, beside one of its cards pulled halfway out of the drawer. */
export const Slot = ({ props: { title, lede, behind, card } }: SectionProps<HeroCardProps>) => (
  <Wrap as="section" className={s.hero}>
    <div className={s.words}>
      <h1 className={cx(t.display, s.title)}>{title}</h1>
      <p className={s.lede}>{lede}</p>
    </div>
    <div className={s.stack}>
      {behind.map((line) => (
        <span key={line} className={s.tab} aria-hidden="true">
          {line}
        </span>
      ))}
      <CatalogueCard {...card} />
    </div>
  </Wrap>
);
