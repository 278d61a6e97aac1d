import { Kain, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { HeaderTools } from "../parts/HeaderTools";
import { Logo } from "../parts/Logo";
import { NavLinks } from "../parts/NavLinks";
import { SkipLink } from "../parts/SkipLink";
import type { FrameProps, Layout } from "../types";
import { Clocks } from "./Clocks";
import { Gazetteer } from "./Gazetteer";
import s from "./programme.module.css";

/** The bar, and below it one lesson's hour in every time zone; their rules run on into a map that follows. */
const Header = ({ tenant, path, t }: FrameProps) => {
  const { primary, statement } = tenant.settings.navigation;
  return (
    <header className={s.head}>
      <SkipLink label={t.skipToContent} />
      <div className={s.row}>
        <Logo {...{ tenant, path, t }} mark={null} ground="dark" className={s.logo} />
        <NavLinks links={primary} path={path} t={t} label={t.mainNavigation} className={s.nav} />
        <HeaderTools {...{ tenant, path, t }} menuVariant="word" actionClass={s.action} />
      </div>
      <Clocks times={statement} />
    </header>
  );
};

/** The atlas's list of places. */
const Footer = ({ tenant, t, year }: FrameProps) => (
  <footer className={s.foot}>
    <Kain
      seed="laut"
      variant="field"
      motif="kawung"
      ground="dark"
      scaleHeight={260}
      width={1440}
      height={64}
      className={s.hem}
    />
    <Wrap>
      <Gazetteer groups={tenant.settings.navigation.footer} />
      <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
    </Wrap>
  </footer>
);

/** The national programme for teachers: an atlas in sea green, coral and sand. */
export const layout: Layout = {
  name: "programme",
  design: {
    fontUi: "heading",
    weightDisplay: 600,
    weightHeading: 600,
    trackDisplay: "-.035em",
    trackHeading: "-.03em",
    leadDisplay: 1,
    radiusControl: "8px",
    radiusMedia: "8px",
    radiusPanel: "8px",
    field: ["primary", "base"],
    kainMotif: "kawung",
    density: "normal",
    motion: "calm",
    content: "76rem",
  },
  Header,
  Footer,
  frame: "wide",
  className: s.site ?? "",
};
