import type { ThemeDesign } from "@serambi/kernel/ui/theme";

/** Light headlines, quiet corners; colours and families are whatever the tenant set, or the product's own. */
export const design: ThemeDesign = {
  fontUi: "text",
  weightDisplay: 300,
  weightHeading: 600,
  trackDisplay: "-.035em",
  trackHeading: "-.015em",
  leadDisplay: 1.02,
  radiusControl: "4px",
  radiusMedia: "4px",
  radiusPanel: "4px",
  field: ["primary", 900],
  kainMotif: "kawung",
  density: "normal",
  motion: "calm",
  content: "70rem",
  margin: "clamp(1.25rem,4vw,3rem)",
};
