import { cx, Kain, TextLink, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { HeaderTools } from "../parts/HeaderTools";
import { Logo } from "../parts/Logo";
import { NavLinks } from "../parts/NavLinks";
import { SkipLink } from "../parts/SkipLink";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps, Layout } from "../types";
import s from "./careerDay.module.css";
import inner from "./inner.module.css";
import m from "./menu.module.css";

/** Pennants hung over the fair: rows of tumpal. */
const Bunting = ({ seed, className }: { readonly seed: string; readonly className: string | undefined }) => (
  <Kain seed={seed} motif="tumpal" ground="primary" variant="band" width={1440} height={48} className={className} />
);

/** The sign read up close: the ways, the day and the place. */
const menuOf = ({ tenant }: FrameProps): MenuLook => ({
  parts: m,
  top: <Bunting seed={`${tenant.key}-menu`} className={m.bunting} />,
  middle: <p className={m.about}>{tenant.settings.navigation.about}</p>,
});

/** A sign over the road: fields ruled off, each with the arrow of its direction. */
const Header = (props: FrameProps) => {
  const { tenant, path, t } = props;
  return (
    <header>
      <div className={s.gantry}>
        <SkipLink label={t.skipToContent} />
        <Logo {...{ tenant, path, t }} ground="dark" mark={null} className={s.logo} />
        <NavLinks
          links={tenant.settings.navigation.primary}
          path={path}
          t={t}
          label={t.mainNavigation}
          className={s.nav}
        />
        <HeaderTools
          {...{ tenant, path, t }}
          menu={menuOf(props)}
          menuVariant="word"
          className={s.tools}
          actionClass={s.ticket}
        />
      </div>
      <Bunting seed={`${tenant.key}-head`} className={cx(s.bunting, s.thin)} />
    </header>
  );
};

/** Who hosts the fair, the largest first. */
const Footer = ({ tenant, t, year }: FrameProps) => (
  <footer className={s.foot}>
    <Bunting seed={`${tenant.key}-foot`} className={s.bunting} />
    <Wrap>
      {tenant.settings.navigation.footer.map(({ title, links }) => (
        <ul key={title} aria-label={title} className={s.wall}>
          {links.map(({ label, href }) => (
            <li key={label}>{href === undefined ? label : <TextLink to={href}>{label}</TextLink>}</li>
          ))}
        </ul>
      ))}
      <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
    </Wrap>
  </footer>
);

/** The career day: a wayfinding sign in road green and signal yellow. */
export const layout: Layout = {
  name: "career-day",
  design: {
    fontUi: "text",
    weightDisplay: 900,
    weightHeading: 900,
    trackDisplay: "-.045em",
    trackHeading: "-.025em",
    leadDisplay: 0.95,
    radiusControl: "0px",
    radiusMedia: "0px",
    radiusPanel: "0px",
    field: ["primary", "base"],
    kainMotif: "tumpal",
    density: "normal",
    motion: "lively",
    content: "84rem",
    margin: "clamp(1.25rem,4vw,3rem)",
  },
  Header,
  Footer,
  frame: "poster",
  missing: { form: "figure", figure: "Stan 404" },
  className: inner.inner ?? "",
};
