import { cx } from "@serambi/kernel/ui";

import type { Layout } from "../types";
import { LeagueFooter } from "./LeagueFooter";
import { LeagueHeader } from "./LeagueHeader";
import s from "./schoolLeague.module.css";
import inner from "./inner.module.css";

/** The school league: the floor of a sports hall. Its three line colours are the page's structure. */
export const layout: Layout = {
  name: "school-league",
  design: {
    fontUi: "text",
    weightDisplay: 900,
    weightHeading: 850,
    trackDisplay: "-.045em",
    trackHeading: "-.045em",
    leadDisplay: 0.86,
    radiusControl: "0px",
    radiusMedia: "0px",
    radiusPanel: "0px",
    field: ["primary", "base"],
    kainMotif: "tumpal",
    density: "normal",
    motion: "none",
    content: "120rem",
    margin: "clamp(1rem,2.8vw,2.5rem)",
  },
  Header: LeagueHeader,
  Footer: LeagueFooter,
  frame: "wide",
  missing: { form: "figure", figure: "W.O." },
  className: cx(s.site, inner.inner),
};
