import { cx, Wrap } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import s from "./WriteSection.module.css";

interface WriteSectionProps {
  readonly t: {
    readonly write: string;
    readonly writeText: string;
    readonly done: string;
    readonly doneText: string;
    readonly doneNumber: (number: string) => string;
  };
  readonly isSent: boolean;
  readonly number: string;
  /** `band`: from edge to edge on a ground of its own; `ruled`: below a rule, within what surrounds it. */
  readonly look: "band" | "ruled";
  /** The form. */
  readonly children: ReactNode;
}

/** The place of a page of voices where one writes, or is told that it has arrived. */
export const WriteSection = ({ t, isSent, number, look, children }: WriteSectionProps) => {
  const parts = (
    <>
      <div>
        <h2 id="write" className={s.heading}>
          {t.write}
        </h2>
        <p className={s.soft}>{t.writeText}</p>
      </div>
      {isSent ? (
        <div role="status">
          <p>
            <b>{t.done}</b> {t.doneText}
          </p>
          {number !== "" && <p>{t.doneNumber(number)}</p>}
        </div>
      ) : (
        children
      )}
    </>
  );
  return (
    <section className={look === "band" ? s.band : cx(s.columns, s.ruled)} aria-labelledby="write">
      {look === "band" ? <Wrap className={cx(s.columns, s.inBand)}>{parts}</Wrap> : parts}
    </section>
  );
};
