import type { ReactNode } from "react";

import s from "./Frame.module.css";

export interface VisuallyHiddenProps {
  readonly as?: "span" | "div" | "p" | "h1" | "h2" | "h3" | "legend" | "caption" | "label" | undefined;
  readonly id?: string | undefined;
  readonly children?: ReactNode;
}

/** Read aloud, not seen. */
export const VisuallyHidden = ({ as: Element = "span", id, children }: VisuallyHiddenProps) => (
  <Element id={id} className={s.hidden}>
    {children}
  </Element>
);
