import { cx, TextLink } from "@serambi/kernel/ui";

import type { FrameProps } from "../types";
import { LanguageSwitch } from "./LanguageSwitch";
import { legalLinks } from "./legalLinks";
import { PrivacyChoices } from "./PrivacyChoices";
import s from "./FooterEnd.module.css";

interface FooterEndProps extends Pick<FrameProps, "tenant" | "t" | "year"> {
  readonly className?: string | undefined;
}

/** The last line: whose site it is, in which languages it can be read, and what it is bound by. */
export const FooterEnd = ({ tenant, t, year, className }: FooterEndProps) => {
  const { title, analytics } = tenant.settings;
  const legal = legalLinks({ tenant, t });
  return (
    <div className={cx(s.end, className)}>
      <LanguageSwitch tenant={tenant} t={t} variant="names" className={s.languages} />
      <span>{`© ${year === undefined ? "" : `${year} `}${title}`}</span>
      {(legal.length > 0 || analytics) && (
        <nav aria-label={t.legalNavigation}>
          <ul className={s.legal}>
            {legal.map(({ label, href }) => (
              <li key={href}>
                <TextLink to={href} className={s.link}>
                  {label}
                </TextLink>
              </li>
            ))}
            {analytics && (
              <li>
                <PrivacyChoices tenant={tenant} t={t} className={s.link} />
              </li>
            )}
          </ul>
        </nav>
      )}
    </div>
  );
};
