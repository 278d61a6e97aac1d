import { cx } from "@serambi/kernel/ui";

import type { Layout } from "../types";
import { PledgeFooter } from "./PledgeFooter";
import s from "./womenInTech.module.css";
import { WeaverHeader } from "./WeaverHeader";
import inner from "./inner.module.css";

/** Drawn by the style sheet, in the place that each inner page keeps for it. */
const Ornament = () => null;

/** Women in technology: an unfinished cloth whose width is a number. Vermilion, ecru, near-black. */
export const layout: Layout = {
  name: "women-in-tech",
  design: {
    fontUi: "text",
    weightDisplay: 800,
    weightHeading: 800,
    trackDisplay: "-.045em",
    trackHeading: "-.045em",
    leadDisplay: 0.94,
    radiusControl: "0px",
    radiusMedia: "0px",
    radiusPanel: "0px",
    field: ["primary", "base"],
    kainMotif: "tumpal",
    density: "normal",
    motion: "lively",
    content: "120rem",
    margin: "clamp(1.25rem,3.4vw,3.5rem)",
  },
  Header: WeaverHeader,
  Footer: PledgeFooter,
  frame: "poster",
  composition: { head: "plain", list: "sheets", cover: "hem", Ornament },
  missing: { form: "figure" },
  className: cx(s.site, inner.inner),
};
