import type { MotifName } from "../../kain";

/** The six colours that get text, fill and tint of their own. */
export const COLOUR_NAMES = ["primary", "secondary", "success", "info", "warning", "danger"] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];

export const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export type Step = (typeof STEPS)[number];

/** What a layout decides about a site's looks; the tenant decides the colours and the two families. */
export interface ThemeDesign {
  /** Which of the two families sets buttons, navigation and labels. */
  readonly fontUi: "heading" | "text";
  readonly weightDisplay: number;
  readonly weightHeading: number;
  /** Letter spacing as CSS, e.g. `-.035em`. */
  readonly trackDisplay: string;
  readonly trackHeading: string;
  /** Line height of display type. */
  readonly leadDisplay: number;
  /** CSS lengths. */
  readonly radiusControl: string;
  readonly radiusMedia: string;
  readonly radiusPanel: string;
  /** The one coloured ground: a colour, a step of its scale or the colour itself, and how much of its chroma. */
  readonly field: readonly [colour: ColourName, step: Step | "base", chromaFactor?: number];
  readonly kainMotif: MotifName;
  readonly density: "compact" | "normal" | "airy";
  readonly motion: "none" | "calm" | "lively";
  /** Width of the content as CSS, where it is not the usual 72 rem. */
  readonly content?: string;
  /** Least distance of the content from the window's edge, where it is not the usual. */
  readonly margin?: string;
}
