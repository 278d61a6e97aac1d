import { cx } from "@serambi/kernel/ui";

import type { Layout } from "../types";
import { OathFooter } from "./OathFooter";
import s from "./pesilat.module.css";
import { PesilatHeader } from "./PesilatHeader";
import inner from "./inner.module.css";

/** The school of silat and trades: words widen as the rank rises, and undyed cotton turns black down the page. */
export const layout: Layout = {
  name: "pesilat",
  design: {
    fontUi: "text",
    weightDisplay: 900,
    weightHeading: 800,
    trackDisplay: "-.045em",
    trackHeading: "-.03em",
    leadDisplay: 0.84,
    radiusControl: "0px",
    radiusMedia: "0px",
    radiusPanel: "0px",
    field: ["primary", "base"],
    kainMotif: "lereng",
    density: "normal",
    motion: "lively",
    content: "110rem",
  },
  Header: PesilatHeader,
  Footer: OathFooter,
  frame: "poster",
  composition: { head: "plain", list: "rows", cover: "hem" },
  missing: { form: "figure" },
  className: cx(s.site, inner.inner),
};
