import { cx, Kain, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { FooterLinks } from "../parts/FooterLinks";
import { Logo } from "../parts/Logo";
import { SkipLink } from "../parts/SkipLink";
import { SmallScreenMenu, type MenuLook } from "../parts/SmallScreenMenu";
import { SiteTools } from "../parts/SiteTools";
import { NavLinks } from "../parts/NavLinks";
import type { FrameProps, Layout } from "../types";
import s from "./teacherFellowship.module.css";
import inner from "./inner.module.css";
import m from "./menu.module.css";

const menu: MenuLook = { parts: m };

/** A letterhead: whose letter it is, where it was written, and what is in it. */
const Header = ({ tenant, path, t }: FrameProps) => {
  const { primary, tools, action, about } = tenant.settings.navigation;
  const links = [...primary, ...tools, ...(action ? [action] : [])];
  return (
    <header className={s.head}>
      <SkipLink label={t.skipToContent} />
      <div className={s.row}>
        <Logo {...{ tenant, path, t }} mark={null} className={s.logo} />
        {about && <p className={s.address}>{about}</p>}
        <SmallScreenMenu {...{ tenant, path, t }} look={menu} className={s.menu} />
        <NavLinks links={links} path={path} t={t} label={t.mainNavigation} className={s.nav} />
        <span className={s.theme}>
          <SiteTools tenant={tenant} t={t} />
        </span>
      </div>
    </header>
  );
};

/** The envelope of the letter, its flap lined with cloth. */
const Footer = ({ tenant, t, year }: FrameProps) => (
  <footer className={s.foot}>
    <Wrap className={s.envelope}>
      <div className={s.flap}>
        <Kain
          seed="amplop"
          motif="truntum"
          ground="primary"
          variant="field"
          width={1120}
          height={300}
          className={s.lining}
        />
      </div>
      <FooterLinks tenant={tenant} t={t} className={s.from} titleClass={s.fromTitle} />
      <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
    </Wrap>
  </footer>
);

/** The teachers' fellowship: a letter on ruled school paper, lying on a desk; the footer is its envelope. */
export const layout: Layout = {
  name: "teacher-fellowship",
  design: {
    fontUi: "heading",
    weightDisplay: 500,
    weightHeading: 500,
    trackDisplay: "-.045em",
    trackHeading: "-.02em",
    leadDisplay: 1,
    radiusControl: "0px",
    radiusMedia: "0px",
    radiusPanel: "0px",
    field: ["primary", 900],
    kainMotif: "truntum",
    density: "airy",
    motion: "none",
    content: "70rem",
  },
  Header,
  Footer,
  frame: "boxed",
  missing: { form: "figure", figure: "P.S." },
  className: cx(s.desk, inner.inner),
};
