import type { ReactNode } from "react";

import s from "./FormPart.module.css";

interface FormPartProps {
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a long form, below a rule. */
export const FormPart = ({ title, children }: FormPartProps) => (
  <section className={s.part}>
    {title !== undefined && <h2 className={s.title}>{title}</h2>}
    {children}
  </section>
);

/** Two fields side by side where there is room. */
export const FieldPair = ({ children }: { readonly children: ReactNode }) => <div className={s.pair}>{children}</div>;
