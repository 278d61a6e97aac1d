import { cx, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { FooterLinks } from "../parts/FooterLinks";
import { HeaderTools } from "../parts/HeaderTools";
import { Logo } from "../parts/Logo";
import { NavItem } from "../parts/NavItem";
import { SkipLink } from "../parts/SkipLink";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps, Layout } from "../types";
import s from "./media.module.css";
import inner from "./inner.module.css";
import m from "./menu.module.css";

/** The index of the paper, under what it says of itself. */
const menuOf = ({ tenant }: FrameProps): MenuLook => ({
  parts: m,
  top: <p className={m.motto}>{tenant.settings.navigation.statement}</p>,
});

/** A masthead: what the paper is on its left, the account on its right, the sections between two rules below. */
const Header = (props: FrameProps) => {
  const { tenant, path, t } = props;
  const { primary, statement } = tenant.settings.navigation;
  return (
    <header className={s.head}>
      <SkipLink label={t.skipToContent} />
      <Wrap className={s.row}>
        <p className={s.motto}>{statement}</p>
        <Logo {...{ tenant, path, t }} mark={null} className={cx(s.brand, s.logo)} />
        <HeaderTools
          {...{ tenant, path, t }}
          menu={menuOf(props)}
          className={s.tools}
          actionClass={s.action}
          toolClass={s.tool}
        />
        {primary.length > 0 && (
          <nav className={s.nav} aria-label={t.mainNavigation}>
            <ul>
              {primary.map((link) => (
                <NavItem key={`${link.href} ${link.label}`} {...{ link, path, t }} linkClass={s.link} />
              ))}
            </ul>
          </nav>
        )}
      </Wrap>
    </header>
  );
};

const Footer = ({ tenant, t, year }: FrameProps) => {
  const { title, navigation } = tenant.settings;
  const lead = (
    <div className={s.lead}>
      <p className={s.brand}>{title}</p>
      <p className={s.about}>{navigation.about}</p>
    </div>
  );
  return (
    <footer className={s.foot}>
      <Wrap>
        <FooterLinks tenant={tenant} t={t} lead={lead} className={s.links} titleClass={s.title} />
        <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
      </Wrap>
    </footer>
  );
};

/** The magazine: condensed serif headlines before any picture, black rules, one red. */
export const layout: Layout = {
  name: "media",
  design: {
    fontUi: "text",
    weightDisplay: 700,
    weightHeading: 700,
    trackDisplay: "-.035em",
    trackHeading: "-.022em",
    leadDisplay: 0.95,
    radiusControl: "0px",
    radiusMedia: "0px",
    radiusPanel: "0px",
    field: ["secondary", 950, 0],
    kainMotif: "mega mendung",
    density: "compact",
    motion: "calm",
    content: "80rem",
  },
  Header,
  Footer,
  frame: "editorial",
  composition: { head: "ruled", list: "rows", cover: "hem" },
  missing: { form: "figure", figure: "Ralat" },
  className: cx(s.page, inner.inner),
};
