import type { SectionProps } from "../SectionProps";
import type { PostscriptProps } from "./schema";
import s from "./Postscript.module.css";

/** What the writer remembered after signing. */
export const Slot = ({ props: { anchor, mark, text } }: SectionProps<PostscriptProps>) => (
  <section id={anchor} className={s.postscript} aria-label={mark}>
    <p className={s.text}>
      <b className={s.mark}>{mark}</b> {text}
    </p>
  </section>
);
