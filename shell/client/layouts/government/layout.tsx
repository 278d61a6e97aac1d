import { Kain, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { FooterLinks } from "../parts/FooterLinks";
import { HeaderTools } from "../parts/HeaderTools";
import { Logo } from "../parts/Logo";
import { NavLinks } from "../parts/NavLinks";
import { SkipLink } from "../parts/SkipLink";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps, Layout } from "../types";
import s from "./government.module.css";
import inner from "./inner.module.css";
import m from "./menu.module.css";

/** A public building: a gable, three columns, a step. */
const Building = () => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <path d="M2 14 20 3l18 11v4H2zM5 21h5v12H5zM17.5 21h5v12h-5zM30 21h5v12h-5zM2 35h36v3H2z" />
  </svg>
);

/** Windows with their letter, and who can be asked. */
const menuOf = ({ tenant }: FrameProps): MenuLook => ({
  parts: m,
  hem: <p className={m.help}>{tenant.settings.navigation.statement}</p>,
});

/** Whose counter it is and when it is staffed, then the bar, then a hem of banji cloth. */
const Header = (props: FrameProps) => {
  const { tenant, path, t } = props;
  const { about, statement, primary } = tenant.settings.navigation;
  return (
    <header className={s.head}>
      <SkipLink label={t.skipToContent} />
      <div className={s.strip}>
        <Wrap className={s.stripRow}>
          <span className={s.about}>{about}</span>
          <span>{statement}</span>
        </Wrap>
      </div>
      <Wrap className={s.row}>
        <Logo {...{ tenant, path, t }} mark={<Building />} className={s.logo} />
        <NavLinks links={primary} path={path} t={t} label={t.mainNavigation} className={s.nav} />
        <HeaderTools {...{ tenant, path, t }} menu={menuOf(props)} menuVariant="word" toolClass={s.tool} />
      </Wrap>
      <Kain
        seed="hem"
        variant="field"
        motif="banji"
        ground="primary"
        scaleHeight={90}
        width={1440}
        height={14}
        className={s.hem}
      />
    </header>
  );
};

const Footer = ({ tenant, t, year }: FrameProps) => (
  <footer className={s.foot}>
    <Wrap>
      <FooterLinks tenant={tenant} t={t} className={s.links} />
      <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
    </Wrap>
  </footer>
);

/** Public service: an office blue, hair lines, everything within one frame, nothing that moves. */
export const layout: Layout = {
  name: "government",
  design: {
    fontUi: "text",
    weightDisplay: 700,
    weightHeading: 700,
    trackDisplay: "-.02em",
    trackHeading: "-.015em",
    leadDisplay: 1.12,
    radiusControl: "2px",
    radiusMedia: "2px",
    radiusPanel: "2px",
    field: ["primary", 800],
    kainMotif: "banji",
    density: "compact",
    motion: "none",
    content: "74rem",
  },
  Header,
  Footer,
  frame: "boxed",
  composition: { head: "plain", list: "rows", cover: "hem" },
  missing: { form: "figure", figure: "Loket 404" },
  className: inner.inner ?? "",
};
