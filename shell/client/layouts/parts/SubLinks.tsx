import type { NavBranch } from "@serambi/kernel/contracts";
import { cx, TextLink } from "@serambi/kernel/ui";

import { isHere } from "./isHere";
import s from "./SubLinks.module.css";

interface SubLinksProps {
  readonly links: NavBranch["children"];
  readonly path: string;
  /** Whether what the links lead to is said below them. */
  readonly isDescribed?: boolean | undefined;
  readonly className?: string | undefined;
  readonly linkClass?: string | undefined;
}

/** The links below a link of the navigation. */
export const SubLinks = ({ links = [], path, isDescribed = false, className, linkClass }: SubLinksProps) =>
  links.length === 0 ? null : (
    <ul className={className}>
      {links.map(({ label, href, description }) => (
        <li key={`${href} ${label}`}>
          <TextLink to={href} className={cx(s.link, linkClass)} aria-current={isHere(href, path)}>
            {label}
            {isDescribed && description && <span className={s.description}>{description}</span>}
          </TextLink>
        </li>
      ))}
    </ul>
  );
