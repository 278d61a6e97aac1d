import { cx, TextLink } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import type { FrameProps } from "../types";
import { breakable } from "./breakable";
import s from "./FooterLinks.module.css";

interface FooterLinksProps extends Pick<FrameProps, "tenant" | "t"> {
  /** A first column of the layout's own. */
  readonly lead?: ReactNode;
  readonly className?: string | undefined;
  readonly titleClass?: string | undefined;
}

const isAddress = (label: string): boolean => label.includes("@");

/** Columns of links under short titles; an entry without an address is a plain line. */
export const FooterLinks = ({ tenant, t, lead, className, titleClass }: FooterLinksProps) => {
  const columns = tenant.settings.navigation.footer;
  if (columns.length === 0 && !lead) return null;
  return (
    <nav className={cx(s.columns, className)} aria-label={t.footerNavigation}>
      {lead}
      {columns.map(({ title, links }) => (
        <div key={title} className={links.some(({ label }) => isAddress(label)) ? s.addresses : undefined}>
          <h2 className={cx(s.title, titleClass)}>{title}</h2>
          <ul>
            {links.map(({ label, href }) => (
              <li key={`${href} ${label}`}>
                {href === undefined ? (
                  <span className={s.line}>{breakable(label)}</span>
                ) : (
                  <TextLink to={href} className={s.link}>
                    {breakable(label)}
                  </TextLink>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};
