import { OpeningRow } from "../../components/OpeningRow";
import type { SectionProps } from "../SectionProps";
import type { SayingProps } from "./schema";
import s from "./Saying.module.css";

/** What one of them said, as large as a headline. */
export const Slot = ({ props: { anchor, title, text, by } }: SectionProps<SayingProps>) => (
  <OpeningRow anchor={anchor} title={title}>
    <figure>
      <blockquote className={s.text}>{text}</blockquote>
      <figcaption className={s.by}>{by}</figcaption>
    </figure>
  </OpeningRow>
);
