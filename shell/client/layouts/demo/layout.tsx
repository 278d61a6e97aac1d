import { Kain } from "@serambi/kernel/ui";

import { FooterColumns } from "../parts/FooterColumns";
import { HeaderBar } from "../parts/HeaderBar";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps, Layout } from "../types";
import s from "./demo.module.css";
import m from "./menu.module.css";

const Cloth = () => <Kain seed="menu" variant="band" width={360} height={44} className={m.hem} />;

const menu: MenuLook = { parts: m, top: <Cloth /> };

const Header = (props: FrameProps) => (
  <HeaderBar {...props} menu={menu} align="end" menuVariant="word" rowClass={s.row} logoClass={s.logo} mark={null} />
);
const Footer = (props: FrameProps) => <FooterColumns {...props} className={s.foot} />;

/** The demo: a page without a colour of its own; colour and cloth belong to the school that is shown. */
export const layout: Layout = {
  name: "demo",
  design: {
    fontUi: "text",
    weightDisplay: 600,
    weightHeading: 700,
    trackDisplay: "-.042em",
    trackHeading: "-.034em",
    leadDisplay: 1,
    radiusControl: "10px",
    radiusMedia: "10px",
    radiusPanel: "14px",
    field: ["primary", "base"],
    kainMotif: "sekar jagad",
    density: "normal",
    motion: "calm",
    content: "84rem",
    margin: "clamp(1.25rem,4vw,3rem)",
  },
  Header,
  Footer,
  frame: "wide",
  className: s.page ?? "",
};
