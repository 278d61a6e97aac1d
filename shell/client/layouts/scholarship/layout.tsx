import { cx } from "@serambi/kernel/ui";

import type { Layout } from "../types";
import s from "./scholarship.module.css";
import { SheetHeader } from "./SheetHeader";
import { SignatureFooter } from "./SignatureFooter";
import inner from "./inner.module.css";

/** One sheet of paper: the foundation's half is filled in with a ballpoint, the visitor's is blank. */
export const layout: Layout = {
  name: "scholarship",
  design: {
    fontUi: "text",
    weightDisplay: 400,
    weightHeading: 500,
    trackDisplay: "-.025em",
    trackHeading: "-.012em",
    leadDisplay: 1.02,
    radiusControl: "999px",
    radiusMedia: "0px",
    radiusPanel: "0px",
    field: ["secondary", 200, 0.4],
    kainMotif: "truntum",
    density: "normal",
    motion: "none",
    content: "62rem",
    margin: "clamp(1.25rem,6vw,5rem)",
  },
  Header: SheetHeader,
  Footer: SignatureFooter,
  frame: "boxed",
  missing: { form: "figure" },
  className: cx(s.page, inner.inner),
};
