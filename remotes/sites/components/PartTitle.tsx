import s from "./PartTitle.module.css";

interface PartTitleProps {
  readonly id: string;
  readonly part: string;
  readonly title: string;
}

/** Heading of a part of a form: its letter in a square, and who fills it in. */
export const PartTitle = ({ id, part, title }: PartTitleProps) => (
  <h2 id={id} className={s.title}>
    <span className={s.letter}>{part}</span> {title}
  </h2>
);
