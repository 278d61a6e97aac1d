import { cx, TextLink } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import s from "./MaybeLink.module.css";

interface MaybeLinkProps {
  /** Missing: what is inside stands there without leading anywhere. */
  readonly to?: string | undefined;
  /** What it is without an address: `span` where only words may stand, as in a heading. */
  readonly as?: "div" | "span" | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A row, a name or a picture that is a link where the tenant's data knows where to. */
export const MaybeLink = ({ to, as: Element = "div", className, children }: MaybeLinkProps) =>
  to === undefined ? (
    <Element className={className}>{children}</Element>
  ) : (
    <TextLink to={to} className={cx(s.link, className)}>
      {children}
    </TextLink>
  );
