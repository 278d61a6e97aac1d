import { Kain } from "@serambi/kernel/ui";

import { FooterStatement } from "../parts/FooterStatement";
import { HeaderBar } from "../parts/HeaderBar";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps, Layout } from "../types";
import s from "./main.module.css";
import m from "./menu.module.css";

/** Cloth hangs from the menu too. */
const Hem = () => (
  <Kain seed="menu" motif="parang" variant="band" ground="secondary" width={360} height={52} className={m.hem} />
);

const menu: MenuLook = { parts: m, hem: <Hem /> };

const Header = (props: FrameProps) => <HeaderBar {...props} menu={menu} className={s.head} />;

/** The main brand: grotesque headlines over a serif text, as newspapers pair them; cloth hangs from the header's rule. */
export const layout: Layout = {
  name: "main",
  design: {
    fontUi: "heading",
    weightDisplay: 800,
    weightHeading: 750,
    trackDisplay: "-.035em",
    trackHeading: "-.02em",
    leadDisplay: 0.96,
    radiusControl: "3px",
    radiusMedia: "0px",
    radiusPanel: "3px",
    field: ["primary", 900, 0.7],
    kainMotif: "mega mendung",
    density: "normal",
    motion: "calm",
  },
  Header,
  Footer: FooterStatement,
  frame: "wide",
  className: "",
};
