import { cx } from "@serambi/kernel/ui";

import { HeaderBar } from "../parts/HeaderBar";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps, Layout } from "../types";
import { DateDueFooter } from "./DateDueFooter";
import s from "./openLibrary.module.css";
import inner from "./inner.module.css";
import m from "./menu.module.css";

/** Drawers as typed lines, and what the library is. */
const menuOf = ({ tenant }: FrameProps): MenuLook => ({
  parts: m,
  middle: <p className={m.about}>{tenant.settings.navigation.about}</p>,
});

const Header = (props: FrameProps) => (
  <HeaderBar {...props} menu={menuOf(props)} align="end" rowClass={s.row} logoClass={s.logo} mark={null} />
);

/** A catalogue drawer: type is typed, stamps are violet, cards have a hole. */
export const layout: Layout = {
  name: "open-library",
  design: {
    fontUi: "text",
    weightDisplay: 500,
    weightHeading: 500,
    trackDisplay: "-.035em",
    trackHeading: "-.025em",
    leadDisplay: 1.02,
    radiusControl: "0px",
    radiusMedia: "0px",
    radiusPanel: "0px",
    field: ["primary", 950, 0.6],
    kainMotif: "ceplok",
    density: "normal",
    motion: "calm",
  },
  Header,
  Footer: DateDueFooter,
  frame: "boxed",
  composition: { head: "sheet", list: "sheets", cover: "hem" },
  missing: { form: "figure", figure: "404.0" },
  className: cx(s.page, inner.inner),
};
