import { cx, TextLink, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { Logo } from "../parts/Logo";
import { NavLinks } from "../parts/NavLinks";
import { SearchTool } from "../parts/SearchTool";
import { SiteTools } from "../parts/SiteTools";
import { SkipLink } from "../parts/SkipLink";
import type { FrameProps, Layout } from "../types";
import s from "./creativeAcademy.module.css";
import { Curtain } from "./Curtain";
import inner from "./inner.module.css";

const Header = ({ tenant, path, t }: FrameProps) => {
  const { primary, tools, action } = tenant.settings.navigation;
  return (
    <header className={s.head}>
      <SkipLink label={t.skipToContent} />
      <Logo {...{ tenant, path, t }} mark={null} className={s.name} />
      <NavLinks
        links={[...primary, ...tools, ...(action ? [action] : [])]}
        path={path}
        t={t}
        label={t.mainNavigation}
        className={s.nav}
      />
      <span className={s.theme}>
        <SiteTools tenant={tenant} t={t} />
      </span>
      <SearchTool t={t} className={s.search} />
      <Curtain {...{ tenant, path, t }} />
    </header>
  );
};

/** The foot of the letterbox: where it hangs, and whose it is. */
const Footer = ({ tenant, t, year }: FrameProps) => {
  const { statement, about, footer } = tenant.settings.navigation;
  const links = footer.flatMap((column) => column.links);
  return (
    <footer className={s.foot}>
      <Wrap>
        {statement && <p className={s.statement}>{statement}</p>}
        <p className={s.about}>
          {about}
          {links.map(({ label, href }) =>
            href ? (
              <TextLink key={label} to={href} className={s.link}>
                {label}
              </TextLink>
            ) : (
              <span key={label}>{label}</span>
            ),
          )}
        </p>
        <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
      </Wrap>
    </footer>
  );
};

/** The creative academy: an image presses, a motion stretches, a sound swings; three axes of one typeface. */
export const layout: Layout = {
  name: "creative-academy",
  design: {
    fontUi: "text",
    weightDisplay: 900,
    weightHeading: 800,
    trackDisplay: "-.02em",
    trackHeading: "-.015em",
    leadDisplay: 0.84,
    radiusControl: "0px",
    radiusMedia: "0px",
    radiusPanel: "0px",
    field: ["info", 200],
    kainMotif: "sekar jagad",
    density: "airy",
    motion: "lively",
    content: "120rem",
    margin: "clamp(1rem,1.8vw,1.75rem)",
  },
  Header,
  Footer,
  frame: "poster",
  composition: { head: "field", list: "posters", cover: "beside" },
  missing: { form: "figure" },
  className: cx(s.site, inner.inner),
};
