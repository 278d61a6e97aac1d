import { HeaderBar } from "../parts/HeaderBar";
import type { FrameProps, Layout } from "../types";
import { DateDueFooter } from "./DateDueFooter";
import s from "./openLibrary.module.css";

const Header = (props: FrameProps) => (
  <HeaderBar {...props} align="end" rowClass={s.row} logoClass={s.logo} mark={null} />
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
    field: ["primary", 950],
    kainMotif: "ceplok",
    density: "normal",
    motion: "calm",
  },
  Header,
  Footer: DateDueFooter,
  frame: "boxed",
  className: s.page ?? "",
};
