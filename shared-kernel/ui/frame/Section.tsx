import type { ReactNode } from "react";

import { cx } from "../cx";
import s from "./Frame.module.css";

export interface SectionProps {
  readonly className?: string | undefined;
  /** The id of the section's heading: it makes the section a landmark. */
  readonly labelledBy?: string | undefined;
  readonly id?: string | undefined;
  readonly tone?: "plain" | "sunken" | "field" | undefined;
  readonly children?: ReactNode;
}

/** A full-width part of a page with room above and below. `field` is the one coloured ground of a site. */
export const Section = ({ className, labelledBy, id, tone = "plain", children }: SectionProps) => (
  <section id={id} aria-labelledby={labelledBy} className={cx(s.section, tone !== "plain" && s[tone], className)}>
    {children}
  </section>
);
