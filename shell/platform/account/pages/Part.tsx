import type { ReactNode } from "react";

import type { PageContext } from "./Frame";

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A part of a long page, its heading in the margin. */
export const Part = ({ id, title, note, children }: PartProps) => (
  <section className="part" aria-labelledby={id}>
    <div>
      <h2 id={id}>{title}</h2>
      {note && <p className="note">{note}</p>}
    </div>
    <div>{children}</div>
  </section>
);

const dayIn = (date: Date): string => date.toLocaleDateString("en-CA", { timeZone: "Asia/Jakarta" });

/** The hour of a moment of today; null where it was on another day. */
export const hourOfToday = ({ language, now }: Pick<PageContext, "language" | "now">, date: Date): string | null =>
  dayIn(date) === dayIn(now)
    ? new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "Asia/Jakarta" }).format(date)
    : null;

export const dateIn = ({ language }: Pick<PageContext, "language">, date: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "Asia/Jakarta" }).format(date);
