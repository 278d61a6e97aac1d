import type { ReactNode } from "react";

import { Anchor } from "./Anchor";
import s from "./Link.module.css";

export interface CoveringLinkProps {
  /** A path of this site. Missing where the site has no page for it: then it is its words alone. */
  readonly to: string | undefined;
  readonly children: ReactNode;
}

/**
 * The headline's link of a story or card: all of what is positioned around it leads there. Whoever positions it shows the focus,
 * with `:has(:focus-visible)`.
 */
export const CoveringLink = ({ to, children }: CoveringLinkProps) =>
  to === undefined ? (
    children
  ) : (
    <Anchor to={to} className={s.covering}>
      {children}
    </Anchor>
  );
