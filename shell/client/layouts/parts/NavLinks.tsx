import type { NavLink } from "@serambi/kernel/contracts";
import { cx, TextLink } from "@serambi/kernel/ui";

import { isHere } from "./isHere";
import s from "./NavLinks.module.css";

interface NavLinksProps {
  readonly links: readonly NavLink[];
  readonly path: string;
  readonly label: string;
  readonly className?: string | undefined;
}

/** A row of the header's links. The link that leads here is marked, and so is the one to this part of the site. */
export const NavLinks = ({ links, path, label, className }: NavLinksProps) =>
  links.length === 0 ? null : (
    <nav className={cx(s.nav, className)} aria-label={label}>
      <ul>
        {links.map(({ label: text, href }) => (
          <li key={`${href} ${text}`}>
            <TextLink to={href} className={s.link} aria-current={isHere(href, path)}>
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
