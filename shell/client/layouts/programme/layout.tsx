import { cx, Kain, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { HeaderTools } from "../parts/HeaderTools";
import { Logo } from "../parts/Logo";
import { NavLinks } from "../parts/NavLinks";
import { SkipLink } from "../parts/SkipLink";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps, Layout } from "../types";
import { Clocks } from "./Clocks";
import { Gazetteer } from "./Gazetteer";
import s from "./programme.module.css";
import inner from "./inner.module.css";
import m from "./menu.module.css";

/** Where the atlas's places lie, by their degrees, as crosses on a net; north and south are drawn as it suits. */
const Net = ({ tenant }: Pick<FrameProps, "tenant">) => {
  const places = tenant.settings.navigation.footer.flatMap(({ links }) => links);
  const crosses = places.flatMap(({ label }, index) => {
    const east = Number(/(\d+),(\d)°$/.exec(label)?.slice(1).join("."));
    if (!east) return [];
    const [x, y] = [(east - 93) * 6.4, 14 + ((index * 37) % 53)];
    return `M${(x - 4).toFixed(1)} ${y - 4}l8 8m-8 0l8-8`;
  });
  if (crosses.length === 0) return null;
  return (
    <svg viewBox="0 0 320 80" fill="none" className={m.map} aria-hidden="true">
      <path d="M64 0v80M128 0v80M192 0v80M256 0v80M0 40h320" />
      <path d={crosses.join("")} />
    </svg>
  );
};

const menuOf = (props: FrameProps): MenuLook => ({ parts: m, middle: <Net {...props} /> });

/** The bar, and below it one lesson's hour in every time zone; their rules run on into a map that follows. */
const Header = (props: FrameProps) => {
  const { tenant, path, t } = props;
  const { primary, statement } = tenant.settings.navigation;
  return (
    <header className={s.head}>
      <SkipLink label={t.skipToContent} />
      <div className={s.row}>
        <Logo {...{ tenant, path, t }} mark={null} ground="dark" className={s.logo} />
        <NavLinks links={primary} path={path} t={t} label={t.mainNavigation} className={s.nav} />
        <HeaderTools {...{ tenant, path, t }} menu={menuOf(props)} menuVariant="word" actionClass={s.action} />
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
  composition: { head: "plain", list: "index", cover: "hem" },
  missing: { form: "figure", figure: "0° 0'" },
  className: cx(s.site, inner.inner),
};
