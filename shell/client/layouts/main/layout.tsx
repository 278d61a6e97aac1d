import { FooterStatement } from "../parts/FooterStatement";
import { HeaderBar } from "../parts/HeaderBar";
import type { FrameProps, Layout } from "../types";
import s from "./main.module.css";

const Header = (props: FrameProps) => <HeaderBar {...props} className={s.head} />;

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
    field: ["primary", 900],
    kainMotif: "mega mendung",
    density: "normal",
    motion: "calm",
  },
  Header,
  Footer: FooterStatement,
  frame: "wide",
  className: "",
};
