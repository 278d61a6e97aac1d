import { Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { HeaderBar } from "../parts/HeaderBar";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps, Layout } from "../types";
import s from "./codingSchool.module.css";
import inner from "./inner.module.css";
import m from "./menu.module.css";

const menu: MenuLook = { parts: m };

const Header = (props: FrameProps) => (
  <HeaderBar
    {...props}
    menu={menu}
    ground="dark"
    className={s.head}
    rowClass={s.row}
    logoClass={s.logo}
    actionClass={s.action}
    toolClass={s.tool}
  />
);

const Footer = ({ tenant, t, year }: FrameProps) => {
  const { statement } = tenant.settings.navigation;
  return (
    <footer className={s.foot}>
      <Wrap>
        {statement && <p className={s.statement}>{statement}</p>}
        <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
      </Wrap>
    </footer>
  );
};

/** Drawn by the style sheet, in the place that each inner page keeps for it. */
const Ornament = () => null;

/** The coding school: turmeric, charcoal and hibiscus, square and condensed. */
export const layout: Layout = {
  name: "coding-school",
  design: {
    fontUi: "text",
    weightDisplay: 800,
    weightHeading: 750,
    trackDisplay: "-.03em",
    trackHeading: "-.02em",
    leadDisplay: 0.92,
    radiusControl: "0px",
    radiusMedia: "0px",
    radiusPanel: "0px",
    field: ["primary", "base"],
    kainMotif: "poleng",
    density: "normal",
    motion: "lively",
  },
  Header,
  Footer,
  frame: "wide",
  composition: { head: "field", list: "posters", cover: "hem", Ornament },
  missing: { form: "figure" },
  className: inner.inner ?? "",
};
