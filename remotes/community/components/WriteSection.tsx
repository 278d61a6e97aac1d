import { Wrap } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import { Outcome } from "./Outcome";
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
  /** The form. */
  readonly children: ReactNode;
}

/** The end of a page of voices, from edge to edge on a ground of its own, where one writes, or is told that it has arrived. */
export const WriteSection = ({ t, isSent, number, children }: WriteSectionProps) => (
  <section className={s.band} aria-labelledby="write">
    <Wrap className={s.columns}>
      <div>
        <h2 id="write" className={s.heading}>
          {t.write}
        </h2>
        <p className={s.soft}>{t.writeText}</p>
      </div>
      {isSent ? (
        <Outcome>
          <p>
            <b>{t.done}</b> {t.doneText}
          </p>
          {number !== "" && <p>{t.doneNumber(number)}</p>}
        </Outcome>
      ) : (
        children
      )}
    </Wrap>
  </section>
);
