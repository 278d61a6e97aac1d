import { cx, TextLink } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { HeaderTools } from "../parts/HeaderTools";
import { Logo } from "../parts/Logo";
import { NavLinks } from "../parts/NavLinks";
import { SkipLink } from "../parts/SkipLink";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps, Layout } from "../types";
import s from "./hackathon.module.css";
import inner from "./inner.module.css";
import m from "./menu.module.css";

/** `41 dari 60 tim` as a bar; text with fewer figures has none. */
const Teams = ({ text }: { readonly text: string }) => {
  const [teams, most] = Array.from(text.matchAll(/\d+/g), Number);
  if (teams === undefined || !most) return null;
  return (
    <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" className={m.teams} aria-hidden="true">
      <rect width={most} height="1" />
      <rect width={Math.min(teams, most)} height="1" />
    </svg>
  );
};

/** Hours before the names, then how registration stands. */
const menuOf = ({ tenant }: FrameProps): MenuLook => {
  const [state, ...figures] = tenant.settings.navigation.statement.split("\n");
  return {
    parts: m,
    middle: state && (
      <p className={m.state}>
        <span>
          {state} <b>{figures.join(" ")}</b>
        </span>
        <Teams text={figures.join(" ")} />
      </p>
    ),
  };
};

/** Cells ruled off from each other: whose site, how registration stands, where to, what to do. */
const Header = (props: FrameProps) => {
  const { tenant, path, t } = props;
  const { primary, statement } = tenant.settings.navigation;
  const [state, ...figures] = statement.split("\n");
  return (
    <header className={s.head}>
      <SkipLink label={t.skipToContent} />
      <Logo {...{ tenant, path, t }} ground="dark" mark={null} className={cx(s.cell, s.logo)} />
      {state && (
        <p className={cx(s.cell, s.state)}>
          {state} <b>{figures.join(" ")}</b>
        </p>
      )}
      <NavLinks links={primary} path={path} t={t} label={t.mainNavigation} className={s.nav} />
      <HeaderTools
        {...{ tenant, path, t }}
        menu={menuOf(props)}
        menuVariant="word"
        className={s.tools}
        actionClass={s.action}
      />
    </header>
  );
};

const Footer = ({ tenant, t, year }: FrameProps) => {
  const { about, footer } = tenant.settings.navigation;
  const links = footer.flatMap((column) => column.links);
  return (
    <footer className={s.foot}>
      {about && <p>{about}</p>}
      {links.length > 0 && (
        <nav aria-label={t.footerNavigation}>
          <ul className={s.links}>
            {links.map(({ label, href }) => (
              <li key={label}>{href === undefined ? label : <TextLink to={href}>{label}</TextLink>}</li>
            ))}
          </ul>
        </nav>
      )}
      <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
    </footer>
  );
};

/** The night watch: monospace as heavy as it goes, black, white and one loud pink. It is night until somebody asks for light. */
export const layout: Layout = {
  name: "hackathon",
  design: {
    fontUi: "text",
    weightDisplay: 800,
    weightHeading: 800,
    trackDisplay: "-.07em",
    trackHeading: "-.06em",
    leadDisplay: 0.86,
    radiusControl: "0px",
    radiusMedia: "0px",
    radiusPanel: "0px",
    field: ["primary", "base"],
    kainMotif: "poleng",
    density: "compact",
    motion: "lively",
    content: "100rem",
    margin: "clamp(1rem,2.4vw,2.25rem)",
  },
  Header,
  Footer,
  frame: "wide",
  missing: { form: "figure", figure: "4:04" },
  className: cx(s.page, inner.inner),
};
