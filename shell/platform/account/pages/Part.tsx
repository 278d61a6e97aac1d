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

export const dateIn = ({ language }: Pick<PageContext, "language">, date: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "Asia/Jakarta" }).format(date);
