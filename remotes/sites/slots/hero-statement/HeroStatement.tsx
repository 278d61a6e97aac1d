import { cx, Wrap } from "@serambi/kernel/ui";

import { Actions } from "../../components/Actions";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { HeroStatementProps } from "./schema";
import s from "./HeroStatement.module.css";

/** One large sentence across the page and a short one below; what comes next is the picture. */
export const Slot = ({ props: { title, lede, actions } }: SectionProps<HeroStatementProps>) => (
  <Wrap as="section" className={s.hero}>
    <h1 className={cx(t.display, s.title)}>{title}</h1>
    <p className={s.lede}>{lede}</p>
    <Actions links={actions} className={s.actions} />
  </Wrap>
);
