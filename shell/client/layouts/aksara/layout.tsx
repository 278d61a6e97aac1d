import type { NavBranch } from "@serambi/kernel/contracts";
import { cx, Kain, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { FooterLinks } from "../parts/FooterLinks";
import { Logo } from "../parts/Logo";
import { NavItem } from "../parts/NavItem";
import { SkipLink } from "../parts/SkipLink";
import { SmallScreenMenu, type MenuLook } from "../parts/SmallScreenMenu";
import { SiteTools } from "../parts/SiteTools";
import type { FrameProps, Layout } from "../types";
import { initialOf } from "./initials";
import { RailLetter } from "./RailLetter";
import s from "./aksara.module.css";
import inner from "./inner.module.css";
import m from "./menu.module.css";

/** The site's name in its own script: ha, ka with sa below it, ra. The Latin one is read aloud. */
const Name = () => (
  <span lang="jv-Java" aria-hidden="true" className={s.mark}>
    {["ha", "kasa", "ra"].map((name) => (
      <span key={name}>
        <RailLetter name={name} />
      </span>
    ))}
  </span>
);

/** A leaf: its letter, its words. */
const Leaf = ({ label, note }: NavBranch) => (
  <>
    <span lang="jv-Java" aria-hidden="true" className={m.initial}>
      {initialOf(label).letter}
    </span>
    <span className={m.label}>{label}</span>
    {note && <span className={m.note}>{note}</span>}
  </>
);

const menu: MenuLook = { parts: m, content: Leaf };

/** A rail down the page's edge, as a palm-leaf book has its binding; a bar on small screens. */
const Header = ({ tenant, path, t }: FrameProps) => {
  const { primary, tools, action } = tenant.settings.navigation;
  const links = [...primary, ...tools, ...(action ? [action] : [])];
  return (
    <header className={s.rail}>
      <SkipLink label={t.skipToContent} />
      <Logo {...{ tenant, path, t }} ground="dark" mark={null} name={<Name />} className={s.logo} />
      <nav className={s.nav} aria-label={t.mainNavigation}>
        <ul>
          {links.map((link) => (
            <NavItem
              key={`${link.href} ${link.label}`}
              {...{ link, path, t }}
              linkClass={s.link}
              lead={
                <span lang="jv-Java" aria-hidden="true" className={s.initial}>
                  <RailLetter name={initialOf(link.label).name} />
                </span>
              }
            />
          ))}
        </ul>
      </nav>
      <span className={s.theme}>
        <SiteTools tenant={tenant} t={t} />
      </span>
      <SmallScreenMenu {...{ tenant, path, t }} look={menu} />
    </header>
  );
};

/** Thanks in the script, as large as the page; what it says below it. */
const Footer = ({ tenant, t, year }: FrameProps) => {
  const { statement, about } = tenant.settings.navigation;
  return (
    <footer className={s.foot}>
      <Kain seed="lontar-6" variant="band" ground="primary" width={1600} height={110} className={s.hem} />
      <Wrap>
        {statement && (
          <p lang="jv-Java" className={s.thanks}>
            {statement}
          </p>
        )}
        {about && <p className={s.about}>{about}</p>}
        <FooterLinks tenant={tenant} t={t} className={s.links} />
        <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
      </Wrap>
    </footer>
  );
};

/** Palm leaves by lamplight: soot, leaf and lacquer red, letters as large as they will go. */
export const layout: Layout = {
  name: "aksara",
  ground: "dark",
  design: {
    fontUi: "text",
    weightDisplay: 500,
    weightHeading: 500,
    trackDisplay: "-.02em",
    trackHeading: "-.02em",
    leadDisplay: 1.05,
    radiusControl: "0px",
    radiusMedia: "0px",
    radiusPanel: "3px",
    field: ["primary", 900],
    kainMotif: "parang",
    density: "airy",
    motion: "calm",
    content: "110rem",
    margin: "clamp(1rem,3vw,2.5rem)",
  },
  Header,
  Footer,
  frame: "boxed",
  composition: { head: "sheet", list: "index", cover: "hem" },
  missing: { form: "figure", figure: "ꦲꦶꦭꦁ", figureLanguage: "jv-Java" },
  className: cx(s.page, inner.inner),
};
