import { Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Actions } from "../../components/Actions";
import type { SectionProps } from "../SectionProps";
import type { PleaProps } from "./schema";
import s from "./Plea.module.css";

/** The end of a page: what is asked of its reader, in the voice of a heading, and the ways to do it. */
export const Slot = ({ props: { anchor, title, actions } }: SectionProps<PleaProps>) => {
  const heading = useId();
  return (
    <section id={anchor} aria-labelledby={heading} className={s.plea}>
      <Wrap>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <Actions links={actions} className={s.actions} />
      </Wrap>
    </section>
  );
};
