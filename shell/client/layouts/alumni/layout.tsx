import { cx, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { FooterLinks } from "../parts/FooterLinks";
import { HeaderTitlePage } from "../parts/HeaderTitlePage";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps, Layout } from "../types";
import s from "./alumni.module.css";
import inner from "./inner.module.css";
import m from "./menu.module.css";

/** The tabs on the fore-edge, as a book of many years has them. */
const ForeEdge = () => (
  <span className={m.index} aria-hidden="true">
    <i /> <i /> <i /> <i /> <i /> <i /> <i /> <i /> <i />
  </span>
);

const menu: MenuLook = { parts: m, hem: <ForeEdge /> };

/** The name like a title page's, the parts of the book below it. */
const Header = (props: FrameProps) => <HeaderTitlePage {...props} look={s} menu={menu} />;

/** A colophon: how the book was made. */
const Footer = ({ tenant, t, year }: FrameProps) => (
  <footer className={s.foot}>
    <Wrap className={s.colophon}>
      {tenant.settings.navigation.about && <p className={s.about}>{tenant.settings.navigation.about}</p>}
      <FooterLinks tenant={tenant} t={t} className={s.links} />
      <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
    </Wrap>
  </footer>
);

/** The alumni: a yearbook lying open on its own cloth, in aubergine and old gold. */
export const layout: Layout = {
  name: "alumni",
  design: {
    fontUi: "heading",
    weightDisplay: 500,
    weightHeading: 600,
    trackDisplay: "-.04em",
    trackHeading: "-.02em",
    leadDisplay: 0.98,
    radiusControl: "99px",
    radiusMedia: "4px",
    radiusPanel: "4px",
    field: ["primary", 900],
    kainMotif: "truntum",
    density: "airy",
    motion: "calm",
    content: "76rem",
  },
  Header,
  Footer,
  frame: "editorial",
  composition: { head: "centred", list: "rows", cover: "beside" },
  missing: { form: "figure", figure: "hlm. 404" },
  className: cx(s.page, inner.inner),
};
