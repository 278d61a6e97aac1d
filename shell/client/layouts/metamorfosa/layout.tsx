import { cx, Kain, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { FooterLinks } from "../parts/FooterLinks";
import { HeaderTitlePage } from "../parts/HeaderTitlePage";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps, Layout } from "../types";
import s from "./metamorfosa.module.css";
import inner from "./inner.module.css";
import m from "./menu.module.css";

/** The contents page of the book, laid over the book. */
const menuOf = ({ t }: FrameProps): MenuLook => ({ parts: m, top: <p className={m.title}>{t.contents}</p> });

/** The author's name as on a title page, the parts of the page in a line below it. */
const Header = (props: FrameProps) => <HeaderTitlePage {...props} look={s} menu={menuOf(props)} />;

/** A colophon: what the book is set in and printed on, under a hem of its cloth. */
const Footer = ({ tenant, t, year }: FrameProps) => (
  <footer className={s.foot}>
    <Kain seed="buku-9" variant="band" width={1600} height={128} className={s.hem} />
    <Wrap>
      <p className={s.colophon}>{tenant.settings.navigation.statement}</p>
      <FooterLinks tenant={tenant} t={t} className={s.links} />
      <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
    </Wrap>
  </footer>
);

/** A book on a table at a fair: light Garamond italics on a green cloth, one brick red. */
export const layout: Layout = {
  name: "metamorfosa",
  design: {
    fontUi: "text",
    weightDisplay: 400,
    weightHeading: 500,
    trackDisplay: "-.045em",
    trackHeading: "-.02em",
    leadDisplay: 0.86,
    radiusControl: "0px",
    radiusMedia: "0px",
    radiusPanel: "0px",
    field: ["secondary", 950, 0.7],
    kainMotif: "sekar jagad",
    density: "airy",
    motion: "calm",
    content: "76rem",
  },
  Header,
  Footer,
  frame: "editorial",
  missing: { form: "figure", figure: "hlm. 404" },
  className: cx(s.page, inner.inner),
};
