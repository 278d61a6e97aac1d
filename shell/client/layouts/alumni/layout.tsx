import { Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { FooterLinks } from "../parts/FooterLinks";
import { Logo } from "../parts/Logo";
import { NavLinks } from "../parts/NavLinks";
import { SkipLink } from "../parts/SkipLink";
import { SmallScreenMenu } from "../parts/SmallScreenMenu";
import { SiteTools } from "../parts/SiteTools";
import type { FrameProps, Layout } from "../types";
import s from "./alumni.module.css";

/** The name like a title page's, the parts of the book below it. */
const Header = ({ tenant, path, t }: FrameProps) => {
  const { primary, tools, action } = tenant.settings.navigation;
  const links = [...primary, ...tools, ...(action ? [action] : [])];
  return (
    <header className={s.head}>
      <SkipLink label={t.skipToContent} />
      <Wrap className={s.row}>
        <Logo {...{ tenant, path, t }} mark={null} className={s.logo} />
        <NavLinks links={links} path={path} t={t} label={t.mainNavigation} className={s.nav} />
        <span className={s.theme}>
          <SiteTools tenant={tenant} t={t} />
        </span>
        <SmallScreenMenu tenant={tenant} links={links} path={path} t={t} />
      </Wrap>
    </header>
  );
};

/** A colophon: how the book was made. */
const Footer = ({ tenant, t, year }: FrameProps) => (
  <footer className={s.foot}>
    <Wrap className={s.colophon}>
      {tenant.settings.navigation.about && <p className={s.about}>{tenant.settings.navigation.about}</p>}
      <FooterLinks tenant={tenant} t={t} className={s.links} />
      <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
    </Wrap>
  </footer>
);

/** The alumni: a yearbook lying open on its own cloth, in aubergine and old gold. */
export const layout: Layout = {
  name: "alumni",
  design: {
    fontUi: "heading",
    weightDisplay: 500,
    weightHeading: 600,
    trackDisplay: "-.04em",
    trackHeading: "-.02em",
    leadDisplay: 0.98,
    radiusControl: "99px",
    radiusMedia: "4px",
    radiusPanel: "4px",
    field: ["primary", 900],
    kainMotif: "truntum",
    density: "airy",
    motion: "calm",
    content: "76rem",
  },
  Header,
  Footer,
  frame: "editorial",
  className: "",
};
