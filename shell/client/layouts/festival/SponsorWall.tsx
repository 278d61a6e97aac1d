import { TextLink, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import type { FrameProps } from "../types";
import { PartnerMark } from "./PartnerMark";
import s from "./festival.module.css";

/** The footer's columns as walls of names, each name with its mark. */
export const SponsorWall = ({ tenant, t, year }: FrameProps) => (
  <footer className={s.foot}>
    <Wrap>
      {tenant.settings.navigation.footer.map(({ title, links }) => (
        <section key={title} aria-label={title}>
          <h2 className={s.title}>{title}</h2>
          <ul className={s.wall}>
            {links.map(({ label, href }) => (
              <li key={label}>
                <PartnerMark name={label} />
                {href === undefined ? label : <TextLink to={href}>{label}</TextLink>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {tenant.settings.navigation.about && <p className={s.about}>{tenant.settings.navigation.about}</p>}
      <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
    </Wrap>
  </footer>
);
