import { useComposition } from "@serambi/kernel/remote";
import type { ReactNode } from "react";

import { cx } from "../cx";
import s from "./PageHead.module.css";

export interface PageHeadProps {
  readonly heading: string;
  /** A sentence or two under the heading. */
  readonly lede?: string | undefined;
  /** The way here. */
  readonly above?: ReactNode;
  /** `small` where the list below is the page, e.g. a front page of stories. */
  readonly size?: "large" | "small";
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** How an inner page begins, as its site composes it. It stands in the content's width. */
export const PageHead = ({ heading, lede, above, size = "large", className, children }: PageHeadProps) => {
  const { head, Ornament } = useComposition();
  return (
    <header className={cx(s.head, s[head], size === "small" && s.small, className)} data-part="head">
      {Ornament && (
        <div className={s.ornament} data-part="ornament" aria-hidden="true">
          <Ornament />
        </div>
      )}
      {above}
      <h1 className={s.heading}>{heading}</h1>
      {lede && <p className={s.lede}>{lede}</p>}
      {children}
    </header>
  );
};
