import type { NavBranch } from "@serambi/kernel/contracts";
import { cx, Kain, TextLink, Wrap } from "@serambi/kernel/ui";
import { Fragment } from "react";

import { FooterEnd } from "../parts/FooterEnd";
import { HeaderTools } from "../parts/HeaderTools";
import { Logo } from "../parts/Logo";
import { NavLinks } from "../parts/NavLinks";
import { SkipLink } from "../parts/SkipLink";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps, Layout } from "../types";
import s from "./talent.module.css";
import inner from "./inner.module.css";
import m from "./menu.module.css";

/** `64 karya` with its number set strong. */
const Counted = ({ text }: { readonly text: string }) =>
  Array.from(text.matchAll(/\d+|\D+/g), ({ 0: part, index: at }) =>
    /\d/.test(part) ? <b key={at}>{part}</b> : <Fragment key={at}>{part}</Fragment>,
  );

/** `Saya ingin melihat` before the link `Karya`: the note leads, the label is what one presses, the mark ends it. */
const Phrase = ({ label, note, mark }: NavBranch) => (
  <>
    {note && `${note} `}
    <span className={m.label}>{label}</span>
    {mark}
  </>
);

const menuOf = ({ tenant }: FrameProps): MenuLook => ({
  parts: m,
  content: Phrase,
  middle: (
    <p className={m.count}>
      <Counted text={tenant.settings.navigation.about} />
    </p>
  ),
});

const Header = (props: FrameProps) => {
  const { tenant, path, t } = props;
  const { primary, about } = tenant.settings.navigation;
  return (
    <header className={s.head}>
      <SkipLink label={t.skipToContent} />
      <Wrap className={s.row}>
        <Logo {...{ tenant, path, t }} mark={null} className={s.logo} />
        {about && (
          <p className={s.count}>
            <Counted text={about} />
          </p>
        )}
        <NavLinks links={primary} path={path} t={t} label={t.mainNavigation} className={s.nav} />
        <HeaderTools {...{ tenant, path, t }} menu={menuOf(props)} menuVariant="word" />
      </Wrap>
    </header>
  );
};

const Footer = ({ tenant, t, year }: FrameProps) => {
  const links = tenant.settings.navigation.footer.flatMap((column) => column.links);
  return (
    <footer className={s.foot}>
      <Wrap className={s.footRow}>
        {links.length > 0 && (
          <nav aria-label={t.footerNavigation}>
            <ul className={s.links}>
              {links.map(({ label, href }) => (
                <li key={label}>
                  {href === undefined ? (
                    <span className={s.link}>{label}</span>
                  ) : (
                    <TextLink to={href} className={s.link}>
                      {label}
                    </TextLink>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
        <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
      </Wrap>
      <Kain seed="talenta" motif="banji" ground="dark" variant="band" width={1440} height={80} className={s.band} />
    </footer>
  );
};

/** The talent directory: a wall of evidence on grey, black ink, one lime; names come last. */
export const layout: Layout = {
  name: "talent",
  design: {
    fontUi: "heading",
    weightDisplay: 600,
    weightHeading: 600,
    trackDisplay: "-.045em",
    trackHeading: "-.025em",
    leadDisplay: 0.95,
    radiusControl: "5px",
    radiusMedia: "5px",
    radiusPanel: "5px",
    field: ["primary", 950],
    kainMotif: "banji",
    density: "normal",
    motion: "calm",
    content: "96rem",
    margin: "clamp(1rem,2.2vw,2rem)",
  },
  Header,
  Footer,
  frame: "poster",
  missing: { form: "figure", figure: "0" },
  className: cx(s.talent, inner.inner),
};
