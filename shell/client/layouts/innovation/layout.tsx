import { cx, Icon, Kain, TextLink, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { Logo } from "../parts/Logo";
import { NavLinks } from "../parts/NavLinks";
import { SEARCH_OPENER } from "../parts/SearchTool";
import { SkipLink } from "../parts/SkipLink";
import { SmallScreenMenu, type MenuLook } from "../parts/SmallScreenMenu";
import { SiteTools } from "../parts/SiteTools";
import type { FrameProps, Layout } from "../types";
import { CitationTable } from "./CitationTable";
import s from "./innovation.module.css";
import inner from "./inner.module.css";
import m from "./menu.module.css";

const menu: MenuLook = { parts: m };

/** A narrow bar: the archive's name, its search (where no script runs, the way to its index), three links. It stays while one reads down the index. */
const Header = ({ tenant, path, t }: FrameProps) => {
  const { primary, tools, action } = tenant.settings.navigation;
  return (
    <header className={s.head}>
      <SkipLink label={t.skipToContent} />
      <Wrap className={s.row}>
        <Logo {...{ tenant, path, t }} mark={null} className={s.logo} />
        {action && (
          <TextLink to={action.href} {...SEARCH_OPENER} className={s.search}>
            <Icon name="search" />
            {action.label}
          </TextLink>
        )}
        <NavLinks links={[...primary, ...tools]} path={path} t={t} label={t.mainNavigation} className={s.nav} />
        <span className={s.theme}>
          <SiteTools tenant={tenant} t={t} hasSearch={!action} />
        </span>
        <SmallScreenMenu {...{ tenant, path, t }} look={menu} hasSearch={!action} />
      </Wrap>
    </header>
  );
};

const Footer = ({ tenant, t, year }: FrameProps) => (
  <footer className={s.foot}>
    <Wrap>
      <CitationTable navigation={tenant.settings.navigation} />
      <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
    </Wrap>
  </footer>
);

/** A length of cloth at the head of each inner page. */
const Ornament = () => (
  <Kain seed="lemari" motif="sekar jagad" variant="field" ground="light" width={240} height={240} />
);

/** The archive: an old Polish book face on filing-cabinet grey, ink blue for numbers, brick for what was withdrawn. */
export const layout: Layout = {
  name: "innovation",
  design: {
    fontUi: "text",
    weightDisplay: 500,
    weightHeading: 500,
    trackDisplay: "-.03em",
    trackHeading: "-.015em",
    leadDisplay: 0.98,
    radiusControl: "0px",
    radiusMedia: "0px",
    radiusPanel: "0px",
    field: ["secondary", 950, 0.3],
    kainMotif: "kawung",
    density: "normal",
    motion: "none",
    content: "78rem",
  },
  Header,
  Footer,
  frame: "wide",
  composition: { head: "ruled", list: "index", cover: "hem", Ornament },
  missing: { form: "figure" },
  className: cx(s.page, inner.inner),
};
