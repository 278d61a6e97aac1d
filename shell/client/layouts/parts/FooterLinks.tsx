import { cx, TextLink } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import type { FrameProps } from "../types";
import s from "./FooterLinks.module.css";

interface FooterLinksProps extends Pick<FrameProps, "tenant" | "t"> {
  /** A first column of the layout's own. */
  readonly lead?: ReactNode;
  readonly className?: string | undefined;
  readonly titleClass?: string | undefined;
}

/** A mail address may break after its @, and only there as long as it can. */
const breakable = (label: string): ReactNode => {
  const at = label.indexOf("@") + 1;
  if (at === 0) return label;
  return (
    <>
      {label.slice(0, at)}
      <wbr />
      {label.slice(at)}
    </>
  );
};

/** Columns of links under short titles; an entry without an address is a plain line. */
export const FooterLinks = ({ tenant, t, lead, className, titleClass }: FooterLinksProps) => {
  const columns = tenant.settings.navigation.footer;
  if (columns.length === 0 && !lead) return null;
  return (
    <nav className={cx(s.columns, className)} aria-label={t.footerNavigation}>
      {lead}
      {columns.map(({ title, links }) => (
        <div key={title}>
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
