import { cx, Wrap } from "@serambi/kernel/ui";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { HeroAsideProps } from "./schema";
import s from "./HeroAside.module.css";

/** A claim in large letters; beside its last line, how to read what follows. */
export const Slot = ({ props: { title, lede } }: SectionProps<HeroAsideProps>) => (
  <Wrap as="section" className={s.hero}>
    <h1 className={cx(t.display, s.title)}>{title}</h1>
    <p className={s.lede}>{lede}</p>
  </Wrap>
);
