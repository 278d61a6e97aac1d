import s from "./PartHead.module.css";

interface PartHeadProps {
  /** Of the heading, by which the part is named. */
  readonly id: string;
  readonly heading: string;
  /** What the part comes to, in figures; missing: nothing yet. */
  readonly sum?: string | undefined;
}

/** How a part of a course's page begins: its heading, and beside it what it comes to. */
export const PartHead = ({ id, heading, sum }: PartHeadProps) => (
  <div className={s.head}>
    <h2 id={id}>{heading}</h2>
    {sum !== undefined && <p>{sum}</p>}
  </div>
);
