import { cx, Kain, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { HeaderTools } from "../parts/HeaderTools";
import { Logo } from "../parts/Logo";
import { NavLinks } from "../parts/NavLinks";
import { SkipLink } from "../parts/SkipLink";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps, Layout } from "../types";
import s from "./campus.module.css";
import m from "./menu.module.css";
import { Notes } from "./Notes";
import inner from "./inner.module.css";

/** One kawung flower, outlined. */
const Flower = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="1.6">
      <ellipse cx="7" cy="7" rx="6" ry="3.6" transform="rotate(45 7 7)" />
      <ellipse cx="17" cy="7" rx="6" ry="3.6" transform="rotate(135 17 7)" />
      <ellipse cx="7" cy="17" rx="6" ry="3.6" transform="rotate(135 7 17)" />
      <ellipse cx="17" cy="17" rx="6" ry="3.6" transform="rotate(45 17 17)" />
    </g>
  </svg>
);

/** The handbook's own contents, and which edition it is. */
const menuOf = ({ tenant, t }: FrameProps): MenuLook => ({
  parts: m,
  word: t.contents,
  middle: (
    <p className={m.edition}>
      <span>{tenant.settings.navigation.statement}</span>
      <span>{tenant.settings.navigation.about}</span>
    </p>
  ),
});

/** The handbook's table of contents: a rail along the page, a bar on small screens. */
const Header = (props: FrameProps) => {
  const { tenant, path, t } = props;
  const { about, statement, primary } = tenant.settings.navigation;
  return (
    <header className={s.rail}>
      <SkipLink label={t.skipToContent} />
      <div className={s.inner}>
        <Kain
          seed="punggung-buku"
          variant="field"
          motif="kawung"
          ground="primary"
          scaleHeight={120}
          width={24}
          height={1200}
          className={s.spine}
        />
        <Logo {...{ tenant, path, t }} mark={<Flower />} ground="dark" className={s.logo} />
        <NavLinks links={primary} path={path} t={t} label={t.mainNavigation} className={s.nav} />
        <p className={s.edition}>
          <span>{statement}</span>
          <span>{about}</span>
        </p>
        <HeaderTools
          {...{ tenant, path, t }}
          menu={menuOf(props)}
          menuVariant="word"
          className={s.tools}
          toolClass={s.tool}
        />
      </div>
    </header>
  );
};

/** The handbook's notes. */
const Footer = ({ tenant, t, year }: FrameProps) => (
  <footer className={s.foot}>
    <Wrap>
      <Notes groups={tenant.settings.navigation.footer} />
      <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
    </Wrap>
  </footer>
);

/** Partnership with universities: a handbook set in a book face, indigo and gold. */
export const layout: Layout = {
  name: "campus",
  design: {
    fontUi: "text",
    weightDisplay: 500,
    weightHeading: 500,
    trackDisplay: "-.032em",
    trackHeading: "-.02em",
    leadDisplay: 0.98,
    radiusControl: "0px",
    radiusMedia: "0px",
    radiusPanel: "0px",
    field: ["primary", 950, 0.5],
    kainMotif: "kawung",
    density: "normal",
    motion: "none",
    content: "75rem",
    margin: "clamp(1.25rem,5vw,5.5rem)",
  },
  Header,
  Footer,
  frame: "editorial",
  missing: { form: "figure", figure: "§ 404" },
  className: cx(s.site, inner.inner),
};
