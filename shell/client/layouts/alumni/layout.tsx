import { Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { FooterLinks } from "../parts/FooterLinks";
import { HeaderTitlePage } from "../parts/HeaderTitlePage";
import type { FrameProps, Layout } from "../types";
import s from "./alumni.module.css";

/** The name like a title page's, the parts of the book below it. */
const Header = (props: FrameProps) => <HeaderTitlePage {...props} look={s} />;

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
  className: "",
};
