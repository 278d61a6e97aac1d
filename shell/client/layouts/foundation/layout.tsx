import { Kain } from "@serambi/kernel/ui";

import { FooterColumns } from "../parts/FooterColumns";
import { HeaderCentred } from "../parts/HeaderCentred";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps, Layout } from "../types";
import s from "./foundation.module.css";
import m from "./menu.module.css";

const Hem = () => <Kain seed="menu" motif="truntum" variant="band" width={360} height={64} className={m.hem} />;

const menu: MenuLook = { parts: m, hem: <Hem /> };

const Header = (props: FrameProps) => <HeaderCentred {...props} menu={menu} logoClass={s.logo} />;

/** The foundation: light serif headlines, one leaf green, bark brown for people. */
export const layout: Layout = {
  name: "foundation",
  design: {
    fontUi: "text",
    weightDisplay: 320,
    weightHeading: 400,
    trackDisplay: "-.022em",
    trackHeading: "-.012em",
    leadDisplay: 1.02,
    radiusControl: "999px",
    radiusMedia: "2px",
    radiusPanel: "2px",
    field: ["secondary", 100, 0.42],
    kainMotif: "sekar jagad",
    density: "normal",
    motion: "calm",
  },
  Header,
  Footer: FooterColumns,
  frame: "editorial",
  composition: { head: "plain", list: "leading", cover: "band" },
  className: "",
};
