import type { ReactNode } from "react";

import { TextLink } from "@serambi/kernel/ui";

import s from "./CategoryLinks.module.css";

interface CategoryLink {
  readonly to: string;
  readonly name: string;
  readonly isChosen: boolean;
  /** How much of it there is. */
  readonly count?: ReactNode;
}

interface CategoryLinksProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly links: readonly CategoryLink[];
}

/** What a list is about, as links of which one is chosen. */
export const CategoryLinks = ({ label, links }: CategoryLinksProps) => (
  <nav className={s.nav} aria-label={label}>
    <ul>
      {links.map(({ to, name, isChosen, count }) => (
        <li key={to}>
          <TextLink to={to} className={s.link} aria-current={isChosen ? "true" : undefined}>
            {name}
            {count}
          </TextLink>
        </li>
      ))}
    </ul>
  </nav>
);
