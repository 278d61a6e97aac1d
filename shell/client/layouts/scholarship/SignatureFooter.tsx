import { TextLink, Wrap } from "@serambi/kernel/ui";

import { LanguageSwitch } from "../parts/LanguageSwitch";
import { legalLinks } from "../parts/legalLinks";
import { PrivacyChoices } from "../parts/PrivacyChoices";
import type { FrameProps } from "../types";
import s from "./SignatureFooter.module.css";

/** The end of a letter: the first column of the footer's data signs it, the others are its links. */
export const SignatureFooter = ({ tenant, t, year }: FrameProps) => {
  const { title, navigation } = tenant.settings;
  const [signer, ...columns] = navigation.footer;
  const links = [...columns.flatMap((column) => column.links), ...legalLinks({ tenant, t })];
  return (
    <footer className={s.foot}>
      <Wrap className={s.columns}>
        {signer && (
          <div>
            <svg className={s.signature} viewBox="0 0 220 80" aria-hidden="true">
              <path d="M8 58c18-4 30-44 26-48-6-5-14 44-6 50 7 5 14-20 20-20s-2 18 6 18 12-20 18-18c5 2-6 16 2 18 10 2 14-34 20-36 5-1-8 36 0 38 9 2 12-18 19-18 6 0-4 16 4 17 7 1 11-14 17-15 6 0-2 13 5 13 10 0 20-6 66-12" />
            </svg>
            <p className={s.signer}>
              <span>{signer.title}</span>
              {signer.links.map(({ label }) => (
                <span key={label}>{label}</span>
              ))}
            </p>
          </div>
        )}
        <div>
          {navigation.about && <p>{navigation.about}</p>}
          <LanguageSwitch tenant={tenant} t={t} variant="names" />
          <PrivacyChoices tenant={tenant} t={t} className={s.link} />
          <p>{`© ${year === undefined ? "" : `${year} `}${title}`}</p>
        </div>
        {links.length > 0 && (
          <nav aria-label={t.footerNavigation}>
            <ul>
              {links.map(({ label, href }) => (
                <li key={label}>
                  {href === undefined ? (
                    label
                  ) : (
                    <TextLink to={href} className={s.link}>
                      {label}
                    </TextLink>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Wrap>
    </footer>
  );
};
