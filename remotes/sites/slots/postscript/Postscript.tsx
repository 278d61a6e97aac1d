import type { SlotProps } from "@serambi/kernel/remote";

import type { PostscriptProps } from "./schema";
import s from "./Postscript.module.css";

/** What the writer remembered after signing. */
export const Slot = ({ props: { anchor, mark, text } }: SlotProps<PostscriptProps, null>) => (
  <section id={anchor} className={s.postscript} aria-label={mark}>
    <p className={s.text}>
      <b className={s.mark}>{mark}</b> {text}
    </p>
  </section>
);
