import type { NavBranch } from "@serambi/kernel/contracts";
import { cx } from "@serambi/kernel/ui";

import type { FrameProps } from "../types";
import { NavItem } from "./NavItem";
import s from "./NavLinks.module.css";

interface NavLinksProps extends Pick<FrameProps, "path" | "t"> {
  readonly links: readonly NavBranch[];
  readonly label: string;
  readonly className?: string | undefined;
}

/** A row of the header's links. The link that leads here is marked, and so is the one to this part of the site. */
export const NavLinks = ({ links, path, t, label, className }: NavLinksProps) =>
  links.length === 0 ? null : (
    <nav className={cx(s.nav, className)} aria-label={label}>
      <ul>
        {links.map((link) => (
          <NavItem key={`${link.href} ${link.label}`} {...{ link, path, t }} linkClass={s.link} />
        ))}
      </ul>
    </nav>
  );
